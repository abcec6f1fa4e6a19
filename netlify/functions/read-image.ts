import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/images';
import { strongEtag } from '#http/etag';
import { sharedHeaders } from '#http/headers';
import { cachedImage } from '../http/cdn-cache.ts';
import { imageNameIn } from '../http/path.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { readImage } from '../opportunities/images.ts';
import { CutShort } from '../store/blob-store.ts';

export default route(calls.readImage, async ({ request }) => {
  const name = imageNameIn(request);
  const file = await readWhole(name);
  if (!file) throw new Problem('not-found');
  const headers = {
    ...sharedHeaders,
    'Content-Type': 'image/webp',
    ETag: await strongEtag(file),
    ...cachedImage(name),
  };
  return { file, headers };
});

/** The image; `undefined` when it is truncated in the store, which a retry would not repair. */
async function readWhole(name: string): Promise<ArrayBuffer | undefined> {
  try {
    return await readImage(name);
  } catch (error) {
    if (!(error instanceof CutShort)) throw error;
    console.error(`The image ${name} is damaged and reads as missing:`, error.message);
    return undefined;
  }
}

export const config: Config = { path: ['/images/:name', '/api/files/:name'], excludedPath: '/api/files/upload' };
