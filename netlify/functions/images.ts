import type { Config } from '@netlify/functions';
import { strongEtag } from '#domain/validator';
import { readImage } from '../blobs/images.ts';
import { imageNameIn } from '../http/address.ts';
import { cachedPicture } from '../http/cdn-cache.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';

export default route({
  GET: async (request) => {
    const name = imageNameIn(request);
    const image = await readImage(name);
    if (!image) throw new Problem('not-found');
    const headers = { 'Content-Type': 'image/webp', ETag: await strongEtag(image), ...cachedPicture(name) };
    return new Response(image, { headers });
  },
});

export const config: Config = { path: ['/images/:name', '/api/files/:name'], excludedPath: '/api/files/upload' };
