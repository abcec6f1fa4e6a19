import { type Content, readContent } from '../../scripts/build/content-check/content.ts';

export interface ContentEdit {
  readonly file: string;
  /** Words in the file, and what they become; without `from` the whole file is written anew. */
  readonly from?: string | RegExp;
  /** Without it the file is taken away. */
  readonly to?: string;
}

/** The repository's content, edited. Nothing is written to the disk. */
export function editedContent(...edits: readonly ContentEdit[]): Content {
  const present = readContent('.');
  const texts = new Map(present.texts);
  const images = new Set(present.images);
  for (const { file, from, to } of edits) {
    if (to === undefined) (file.startsWith('src/') ? images : texts).delete(file);
    else if (file.startsWith('src/')) images.add(file);
    else texts.set(file, from === undefined ? to : edited(texts.get(file) ?? '', from, to, file));
  }
  return { ...present, texts, images };
}

function edited(text: string, from: string | RegExp, to: string, file: string): string {
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${file}: ${from} does not stand there any more`);
  return changed;
}
