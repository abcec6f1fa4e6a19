import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/images';
import { purgeImages } from '../http/cdn-cache.ts';
import { imageNameIn } from '../http/path.ts';
import { route } from '../http/route.ts';
import { deleteImage } from '../opportunities/images.ts';

export default route(calls.deleteImage, async ({ request, context }) => {
  const name = imageNameIn(request);
  if (await deleteImage(name)) await purgeImages([name], context);
  return { value: undefined };
});

export const config: Config = { path: '/api/files/delete/:name' };
