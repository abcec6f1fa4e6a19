import { readdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Failure, failedCommand, messageFor } from '../../../scripts/tools/failure.ts';
import { checkPort, checkSpace, checkStore } from '../../../scripts/tools/start/checks.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

async function takenPort(host?: string): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen({ port: 0, ...(host && { host }) }, resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe('checking the port', () => {
  test.each([undefined, '127.0.0.1', '::1'])('A port in use (on %s) is a Failure with a message', async (host) => {
    const port = await takenPort(host);
    const message = `Port ${port} is in use: end the process that uses it, or choose another: PORT=${port + 1} npm start`;
    await expect(checkPort(port, '127.0.0.1')).rejects.toThrow(new Failure(message));
  });

  test('A free port is still free after the check', async () => {
    const port = await freePort();
    await checkPort(port, '127.0.0.1');
    await checkPort(port, '127.0.0.1');
  });

  test('An address that the machine does not have is a Failure that names HOST', async () => {
    await expect(checkPort(await freePort(), '192.0.2.1')).rejects.toThrow(/HOST is “192\.0\.2\.1”/);
  });
});

describe('checking the folder of the store', () => {
  test('The folder is created and stays empty', async () => {
    const folder = join(await temporaryFolder(), 'a/b');
    await checkStore(folder);
    expect(await readdir(folder)).toEqual([]);
  });

  test('A folder that cannot be created is a Failure with a message', async () => {
    const file = join(await temporaryFolder(), 'file');
    await writeFile(file, '');
    await expect(checkStore(join(file, 'store'))).rejects.toThrow(
      new Failure(
        `The local store cannot be written in ${file}/store (ENOTDIR): choose another folder with BLOBS_DIR.`,
      ),
    );
  });

  test('A full disk is a Failure with a message', async () => {
    const folder = await temporaryFolder();
    await expect(checkSpace(folder, 1e12)).rejects.toThrow(
      /^The disk of \S+ is full: \d+ MB are needed and \d+ MB are free\./,
    );
  });
});

describe('the message of a failure', () => {
  test('A full disk has a message of one line', () => {
    const error = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    expect(messageFor(error)).toBe('The disk is full: make room and try again.');
    expect(failedCommand('The build', 'line\nError: ENOSPC: no space left').message.split('\n').at(-1)).toBe(
      messageFor(error),
    );
  });

  test('An unknown option has a message of one line', () => {
    const parse = () => parseArgs({ args: ['--odd'], options: {} });
    expect(() => parse()).toThrow(expect.toSatisfy((error) => messageFor(error).startsWith("Unknown option '--odd'")));
  });

  test('An unexpected error shows its stack', () => {
    expect(messageFor(new TypeError('odd'))).toMatch(/TypeError: odd\n +at /);
  });
});
