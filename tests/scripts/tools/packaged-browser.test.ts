import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { run } from '../../../scripts/tools/processes.ts';
import { unpackBrowser } from '../../../scripts/tools/test/packaged-browser.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

const runs = '#!/bin/sh\necho Chromium 1.2.3\n';

async function tryOut(path: string): Promise<void> {
  const { code, output } = await run(path, [], { cwd: '/' });
  if (code !== 0) throw new Error(output);
}

/** The path for a packed program, with a spy on the log. */
async function packed(program: string) {
  const path = join(await temporaryFolder(), 'chromium');
  await writeFile(`${path}.br`, brotliCompressSync(program));
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  return { path, log, files: () => readdir(join(path, '..')) };
}

test('A packed browser is unpacked once', async () => {
  const { path, log, files } = await packed(runs);
  await unpackBrowser(path, tryOut);
  expect(await run(path, [], { cwd: '/' })).toMatchObject({ code: 0, output: 'Chromium 1.2.3\n' });
  await writeFile(path, 'as it is');
  await unpackBrowser(path, tryOut);
  expect(await readFile(path, 'utf8')).toBe('as it is');
  expect(await files()).toEqual(['chromium', 'chromium.br']);
  expect(log).not.toHaveBeenCalled();
});

test('Simultaneous runs unpack one complete browser', async () => {
  const { path, files } = await packed(runs + '#'.repeat(1_000_000));
  await Promise.all([unpackBrowser(path, tryOut), unpackBrowser(path, tryOut)]);
  expect((await readFile(path, 'utf8')).length).toBe(runs.length + 1_000_000);
  expect(await files()).toEqual(['chromium', 'chromium.br']);
});

test('A packed browser that does not run here is left out, and the reason is logged', async () => {
  const { path, log, files } = await packed('#!/bin/sh\necho no library >&2\nexit 127\n');
  await unpackBrowser(path, tryOut);
  expect(await files()).toEqual(['chromium.br']);
  expect(`${log.mock.calls}`).toContain('no library');
});

test.each([Buffer.from('not compressed'), undefined])(
  'A broken or missing packed browser is left out',
  async (bytes) => {
    const { path, log, files } = await packed(runs);
    if (bytes) await writeFile(`${path}.br`, bytes);
    await unpackBrowser(bytes ? path : `${path}-missing`, tryOut);
    expect(await files()).toEqual(['chromium.br']);
    expect(log).toHaveBeenCalledOnce();
  },
);
