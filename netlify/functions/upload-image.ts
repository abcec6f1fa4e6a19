import type { Config } from '@netlify/functions';
import { uploadImage } from '#domain/calls/images';
import { Problem } from '../http/problem.ts';
import { readFile } from '../http/read-file.ts';
import { route } from '../http/route.ts';
import { encodeImage } from '../images/encode-image.ts';
import { storeImage } from '../opportunities/images.ts';

export default route(uploadImage, async ({ request }) => {
  const image = await encodeImage(await readFile(request));
  if (image.kind === 'refused') throw new Problem(image.reason);
  return { value: await storeImage(image.bytes) };
});

export const config: Config = { path: '/api/files/upload' };
