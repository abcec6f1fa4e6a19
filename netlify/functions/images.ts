import type { Config } from '@netlify/functions';
import { readImage } from '../blobs/images.ts';
import { imageNameIn } from '../http/address.ts';
import { cachedForever } from '../http/cdn-cache.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';

export default route({
  GET: async (request) => {
    const image = await readImage(imageNameIn(request));
    if (!image) throw new Problem('not-found');
    return new Response(image, { headers: { 'Content-Type': 'image/webp', ...cachedForever } });
  },
});

export const config: Config = { path: ['/images/:name', '/api/files/:name'], excludedPath: '/api/files/upload' };
