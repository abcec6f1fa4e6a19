import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import * as v from 'valibot';
import { codeOf, Failure } from '../failure.ts';
import {
  anyManifest,
  type BlobName,
  blobNameOf,
  isDamagedPath,
  largestEntry,
  type Manifest,
  manifest,
  manifestPath,
  sha256,
} from './archive-format.ts';

interface RawEntry {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A blob of an archive, verified against the manifest. */
export interface ArchivedBlob extends BlobName {
  readonly bytes: Uint8Array;
}

/**
 * Reads and verifies a whole archive: every entry has a path that a backup writes, no path occurs twice, and paths, sizes
 * and digests equal those of the manifest. Throws a Failure with the reason.
 */
export async function proveWhole(file: string): Promise<Manifest> {
  const found = new Map<string, { bytes: number; sha256: string }>();
  let stated: Manifest | undefined;
  for await (const { path, bytes } of rawEntries(file)) {
    if (found.has(path) || stated) throw damaged(file, `“${path}” has no place in it`);
    if (path === manifestPath) stated = readManifest(file, bytes);
    else if (blobNameOf(path) || isDamagedPath(path))
      found.set(path, { bytes: bytes.byteLength, sha256: sha256(bytes) });
    else throw damaged(file, `“${path}” has no place in it`);
  }
  if (!stated) throw damaged(file, 'its end is missing');
  for (const { path, ...wanted } of stated.entries) {
    const there = found.get(path);
    if (!there) throw damaged(file, `“${path}” is missing`);
    if (there.bytes !== wanted.bytes || there.sha256 !== wanted.sha256) throw damaged(file, `“${path}” was altered`);
    found.delete(path);
  }
  for (const path of found.keys()) throw damaged(file, `“${path}” has no place in it`);
  return stated;
}

/** The blobs of a verified archive, each compared with the manifest again. */
export async function* archivedBlobs(file: string, { entries }: Manifest): AsyncGenerator<ArchivedBlob> {
  const digests = new Map(entries.map((entry) => [entry.path, entry.sha256]));
  for await (const { path, bytes } of rawEntries(file)) {
    const name = blobNameOf(path);
    if (!name) continue;
    if (digests.get(path) !== sha256(bytes)) throw new Failure(`${file} was changed while it was being restored.`);
    yield { ...name, bytes };
  }
}

function readManifest(file: string, bytes: Uint8Array): Manifest {
  const value = parsed(bytes);
  const read = v.safeParse(manifest, value);
  if (read.success) return read.output;
  if (!v.is(anyManifest, value)) throw damaged(file, 'its manifest cannot be read');
  throw new Failure(`${file} is a backup of version ${value.version}, which this version of the site cannot read.`);
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

async function* rawEntries(file: string): AsyncGenerator<RawEntry> {
  const tar = extract();
  const read = pipeline(createReadStream(file), createGunzip(), tar);
  // Reading the entries throws the same error.
  read.catch(() => {});
  try {
    for await (const entry of tar) {
      const { name: path, type, size } = entry.header;
      if (type !== 'file' || size > largestEntry) throw damaged(file, `“${path}” has no place in it`);
      yield { path, bytes: await buffer(entry) };
    }
    await read;
  } catch (error) {
    throw asFailure(file, error);
  } finally {
    tar.destroy();
  }
}

function asFailure(file: string, error: unknown): unknown {
  const code = codeOf(error);
  if (error instanceof Failure) return error;
  if (code === 'ENOENT') return new Failure(`There is no file ${file}.`);
  if (code === 'EACCES' || code === 'EISDIR') return new Failure(`${file} cannot be read (${code}).`);
  return damaged(file, error instanceof Error ? error.message : String(error));
}

const damaged = (file: string, why: string): Failure =>
  new Failure(`${file} is damaged, or not a backup of this site: ${why}.`);
