import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { languages } from '#domain/language';
import { showsExample } from '../netlify/env/index.ts';
import { contentFiles } from './content-schemas/content-files';

type Files = typeof contentFiles;

/** Entries are named after their files: `en/mining` in a folder for each language, `sheet` for `sheet.yaml`. */
function loaderOf(path: string) {
  const [, folder = '', name = ''] = /^((?:[\w-]+\/)*)(.*)$/.exec(path) ?? [];
  const pattern = name.replace('{language}', `{${languages.join(',')}}`).replace(/\{(?:key|topic)\}/, '*');
  // On a local site, an invented owner takes the place of one who is not stated yet.
  const patterns = path === contentFiles.site.path && showsExample() ? [pattern, 'site.example.yaml'] : pattern;
  const generateId = ({ entry }: { readonly entry: string }) => entry.replace(/\.\w+$/, '');
  return glob({ base: `content/${folder}`, pattern: patterns, generateId });
}

// Object.fromEntries does not know which schema belongs to which name.
export const collections = Object.fromEntries(
  Object.entries(contentFiles).map(([name, { path, schema }]) => [
    name,
    defineCollection({ loader: loaderOf(path), schema }),
  ]),
) as {
  readonly [Name in keyof Files]: { readonly loader: ReturnType<typeof glob>; readonly schema: Files[Name]['schema'] };
};
