import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FactBook } from '#domain/fact-book';

/** Texts by path from the project's root, and paths of images. */
export interface Content {
  readonly texts: ReadonlyMap<string, string>;
  readonly images: ReadonlySet<string>;
  /** All words of the code: a text whose key is not among them is unused. */
  readonly codeWords: ReadonlySet<string>;
}

/** Content with placeholders replaced by the values of facts. */
export interface CheckedContent extends Content {
  readonly book: FactBook;
}

/** Reads `content`, the names of replaceable images, and the code that uses them. */
export function readContent(root: string): Content {
  const texts = filesIn(root, 'content').map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  const images = ['src/assets/illustrations', 'src/assets/founders'].flatMap((folder) => filesIn(root, folder));
  // Code that shows texts: the pages and the map overlay.
  const rooms = ['src', 'scripts/build/atlas'].flatMap((folder) => filesIn(root, folder));
  const code = rooms.filter((file) => /\.(?:ts|tsx|astro|js)$/.test(file));
  const words = code.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/[\w-]+/g) ?? []);
  return { texts: new Map(texts), images: new Set(images), codeWords: new Set(words) };
}

// Hidden files of an editor's machine, such as .DS_Store.
function filesIn(root: string, folder: string): readonly string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .sort();
  } catch (error) {
    // The folder of founders' photographs does not exist yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
