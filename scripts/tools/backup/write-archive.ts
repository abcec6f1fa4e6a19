import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { Failure } from '../failure.ts';
import { isThere } from '../is-there.ts';
import { type Manifest, type ManifestEntry, manifestOf, manifestPath, sha256 } from './archive-format.ts';

/** A file to archive. */
export interface NewEntry {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * Writes an archive (tar, gzipped): the entries, then the manifest. Renames the file when it is complete and flushed,
 * never replaces another, and makes it readable by its owner only, because enquiries are personal data.
 */
export async function writeArchive(file: string, entries: AsyncIterable<NewEntry>, from: string): Promise<Manifest> {
  await refuseExisting(file);
  const partial = `${file}.${process.pid}.partial`;
  try {
    const written = await writeWhole(partial, entries, from);
    await refuseExisting(file);
    await rename(partial, file);
    return written;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function writeWhole(file: string, entries: AsyncIterable<NewEntry>, from: string): Promise<Manifest> {
  const createdAt = new Date();
  const tar = pack();
  // An error of an entry ends the tar stream.
  const onDisk = pipeline(tar, createGzip(), createWriteStream(file, { flags: 'w', mode: 0o600 }));
  const add = (path: string, bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      onDisk.catch(reject);
      tar.entry({ name: path, mtime: createdAt, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
    });
  const packed = async () => {
    const listed: ManifestEntry[] = [];
    for await (const { path, bytes } of entries) {
      await add(path, bytes);
      listed.push({ path, bytes: bytes.byteLength, sha256: sha256(bytes) });
    }
    const manifest = manifestOf(listed, from, createdAt.toISOString());
    await add(manifestPath, new TextEncoder().encode(`${JSON.stringify(manifest, null, 1)}\n`));
    tar.finalize();
    return manifest;
  };
  const work = packed().catch((error) => {
    tar.destroy(error);
    throw error;
  });
  const [manifest] = await Promise.all([work, onDisk]);
  await flush(file);
  return manifest;
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

async function refuseExisting(file: string): Promise<void> {
  if (await isThere(file)) throw new Failure(`${file} exists already: choose another name.`);
}
