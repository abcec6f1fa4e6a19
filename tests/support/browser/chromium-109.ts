import { createReadStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import { browserFlags } from '../../../scripts/tools/test/browser.ts';
import { unpackBrowser } from '../../../scripts/tools/test/packaged-browser.ts';

const folder = fileURLToPath(new URL('../../../node_modules/chromium-109/bin/', import.meta.url));

/** Start options for Chromium 109, the oldest supported browser, with the libraries from its package. */
export async function launchChromium109() {
  await unpackLibraries();
  const executablePath = join(folder, 'chromium');
  await unpackBrowser(executablePath, async () => {});
  const { LD_LIBRARY_PATH = '', ...environment } = process.env;
  const libraries = [join(folder, 'lib'), LD_LIBRARY_PATH].filter(Boolean).join(':');
  return { executablePath, args: [...browserFlags], env: { ...environment, LD_LIBRARY_PATH: libraries } };
}

async function unpackLibraries(): Promise<void> {
  const archive = extract();
  const unpacking = pipeline(createReadStream(join(folder, 'aws.tar.br')), createBrotliDecompress(), archive);
  for await (const entry of archive) {
    const content = await buffer(entry);
    if (entry.header.type !== 'file') continue;
    const file = join(folder, entry.header.name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await unpacking;
}
