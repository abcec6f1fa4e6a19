import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { isThere } from '../is-there.ts';

/**
 * Chromium's headless shell of the npm package @sparticuz/chromium: a page takes a sixth less CPU time than in Debian's
 * (docs/testing.md).
 */
export const packagedBrowser = fileURLToPath(
  new URL('../../../node_modules/@sparticuz/chromium/bin/chromium', import.meta.url),
);

/** The platform of the package. */
export const hasPackagedBrowser = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the browser within the package, unless it exists, and removes it if `tryOut` throws. The package's own
 * function would unpack into the folder for temporary files and run any file of that name there.
 */
export async function unpackBrowser(path: string, tryOut: (unpacked: string) => Promise<unknown>): Promise<void> {
  if (await isThere(path)) return;
  const unpacked = `${path}-${randomUUID()}`;
  try {
    const file = createWriteStream(unpacked, { mode: 0o755 });
    await pipeline(createReadStream(`${path}.br`), createBrotliDecompress(), file);
    await tryOut(unpacked);
    await rename(unpacked, path);
  } catch (error) {
    console.log(`The packaged browser does not run here: ${error}`);
    await rm(unpacked, { force: true });
  }
}
