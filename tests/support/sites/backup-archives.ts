import { readFile, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, type Header, pack } from 'tar-stream';

/** A file of an archive, with the parts of its header that tests change. */
export interface ArchiveFile {
  readonly name: string;
  readonly content: Buffer;
  readonly type?: Header['type'];
  readonly linkname?: string;
}

/** The files of an archive, in order. */
export async function filesIn(file: string): Promise<ArchiveFile[]> {
  const files: ArchiveFile[] = [];
  const tar = extract();
  const all = pipeline([gunzipSync(await readFile(file))], tar);
  for await (const entry of tar) {
    files.push({ name: entry.header.name, content: await buffer(entry) });
  }
  await all;
  return files;
}

/** Writes an archive of any files. */
export async function writeFiles(file: string, files: readonly ArchiveFile[]): Promise<void> {
  const tar = pack();
  for (const { content, ...header } of files) tar.entry({ ...header, size: content.length }, content);
  tar.finalize();
  await writeFile(file, gzipSync(await buffer(tar)));
}

/** The archive with one more file, which is also in its manifest. */
export async function withListedFile(files: readonly ArchiveFile[], added: ArchiveFile, sha256: string) {
  return files.map((file) => {
    if (file.name !== 'manifest.json') return file;
    const manifest = JSON.parse(file.content.toString());
    manifest.entries.push({ path: added.name, bytes: added.content.length, sha256 });
    return { ...file, content: Buffer.from(JSON.stringify(manifest)) };
  });
}
