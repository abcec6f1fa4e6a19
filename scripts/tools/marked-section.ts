import { readFile, writeFile } from 'node:fs/promises';

/** Writes what was measured into a document, between `<!-- MARK: begin -->` and `<!-- MARK: end -->`. */
export async function writeSection(file: string, mark: string, text: string): Promise<void> {
  const [begin, end] = [`<!-- ${mark}: begin -->`, `<!-- ${mark}: end -->`];
  const document = await readFile(file, 'utf8');
  const [before, after] = [document.indexOf(begin), document.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`${file}: expected ${begin} and then ${end}`);
  await writeFile(file, `${document.slice(0, before)}${begin}\n\n${text}\n\n${document.slice(after)}`);
}
