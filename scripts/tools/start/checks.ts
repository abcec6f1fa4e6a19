import { randomUUID } from 'node:crypto';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { codeOf, Failure } from '../failure.ts';

/**
 * Checks early whether the port is free. It tries both loopback addresses, because browsers may use either for
 * `localhost`, and `host`, because ports are bound per IP address.
 */
export async function checkPort(port: number, host: string): Promise<void> {
  for (const one of new Set(['127.0.0.1', '::1', host])) await tryPort(port, one);
}

async function tryPort(port: number, host: string): Promise<void> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => {
      // A machine without IPv6 has no `::1`.
      const isAbsent = host === '::1' && /^(?:EADDRNOTAVAIL|EAFNOSUPPORT)$/.test(codeOf(error) ?? '');
      if (isAbsent) resolve();
      else reject(hostFailure(host, error) ?? portFailure(port, error));
    });
    server.listen({ port, host }, () => server.close(() => resolve()));
  });
}

function hostFailure(host: string, error: unknown): Failure | undefined {
  const isUnknown = /^(?:EADDRNOTAVAIL|ENOTFOUND|EAI_AGAIN|EINVAL)$/.test(codeOf(error) ?? '');
  return isUnknown
    ? new Failure(
        `HOST is “${host}”, and this machine has no such address: leave it out, or set it to 0.0.0.0 for all.`,
      )
    : undefined;
}

/** The Failure for a port that cannot be used; other errors are returned unchanged. */
export function portFailure(port: number, error: unknown): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    return new Failure(
      `Port ${port} is in use: end the process that uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (code === 'EACCES') return new Failure(`This user may not open port ${port}: choose another: PORT=8888 npm start`);
  return error;
}

/** Creates the folder of the local store and checks that it is writable. */
export async function checkStore(folder: string): Promise<void> {
  const probe = join(folder, `.${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, 'written to find out whether this is possible');
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined || code === 'ENOSPC') throw error;
    throw new Failure(
      `The local store cannot be written in ${folder} (${code}): choose another folder with BLOBS_DIR.`,
    );
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
  await checkSpace(folder, 20);
}

/** Checks the free space of a folder's disk. */
export async function checkSpace(folder: string, megabytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 1_000_000);
  if (free >= megabytes) return;
  throw new Failure(
    `The disk of ${folder} is full: ${megabytes} MB are needed and ${free} MB are free. Make room and try again.`,
  );
}
