import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { isThere } from '../is-there.ts';

/**
 * Chromium's headless shell of the npm package @sparticuz/chromium, made for servers: a page costs the processor a sixth
 * less in it than in Debian's (docs/decisions/0059).
 */
export const packagedBrowser = fileURLToPath(
  new URL('../../../node_modules/@sparticuz/chromium/bin/chromium', import.meta.url),
);

/** The one kind of machine that the package is made for. */
export const hasPackagedBrowser = process.platform === 'linux' && process.arch === 'x64';

/**
 * Unpacks the browser beside its file in the package, unless it is there already. Where it does not run, of which
 * `tryOut` throws, nothing is left of it. The package's own way would unpack into the folder for temporary files, and run
 * whatever somebody else has put there under its name.
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
