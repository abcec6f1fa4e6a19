import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FactBook } from '#domain/fact-book';

/** What an editor can change: texts by their files, from the repository's root, and the images' files. */
export interface Content {
  readonly texts: ReadonlyMap<string, string>;
  readonly images: ReadonlySet<string>;
  /** Every word of the code: a text whose key is none of them is shown nowhere. */
  readonly codeWords: ReadonlySet<string>;
}

/** The same as readers see it, with the words of its facts. */
export interface CheckedContent extends Content {
  readonly book: FactBook;
}

/** Reads `content`, the names of the images that the owner replaces, and the code that shows them. */
export function readContent(root: string): Content {
  const texts = filesIn(root, 'content').map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  const images = ['src/assets/illustrations', 'src/assets/founders'].flatMap((folder) => filesIn(root, folder));
  // What shows texts: the pages, and the drawing over the map.
  const rooms = ['src', 'scripts/build/atlas'].flatMap((folder) => filesIn(root, folder));
  const code = rooms.filter((file) => /\.(?:ts|tsx|astro|js)$/.test(file));
  const words = code.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[\w-]+/g) ?? []);
  return { texts: new Map(texts), images: new Set(images), codeWords: new Set(words) };
}

// What begins with a dot belongs to an editor's machine, such as .DS_Store.
function filesIn(root: string, folder: string): readonly string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();
  } catch (error) {
    // There is no photograph of a founder yet, and so no folder.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
