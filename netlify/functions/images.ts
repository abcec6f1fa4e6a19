import type { Config } from '@netlify/functions';
import { strongEtag } from '#domain/validator';
import { readImage } from '../opportunities/images.ts';
import { CutShort } from '../store/blob-store.ts';
import { imageNameIn } from '../http/path.ts';
import { cachedPicture } from '../http/cdn-cache.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';

export default route({
  GET: async (request) => {
    const name = imageNameIn(request);
    const image = await readWhole(name);
    if (!image) throw new Problem('not-found');
    const headers = { 'Content-Type': 'image/webp', ETag: await strongEtag(image), ...cachedPicture(name) };
    return new Response(image, { headers });
  },
});

/** The picture; none where it is cut in the store for good, which no second try would mend. */
async function readWhole(name: string): Promise<ArrayBuffer | undefined> {
  try {
    return await readImage(name);
  } catch (error) {
    if (!(error instanceof CutShort)) throw error;
    console.error(`The picture ${name} is damaged and reads as missing:`, error.message);
    return undefined;
  }
}

export const config: Config = { path: ['/images/:name', '/api/files/:name'], excludedPath: '/api/files/upload' };
