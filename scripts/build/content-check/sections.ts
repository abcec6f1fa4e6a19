import { type Language, languages } from '#domain/language';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import {
  type ContentFiles,
  contentFile,
  contentFiles,
  otherFiles,
  type TextFiles,
} from '../../../src/content-schemas/content-files.ts';
import { sectionTextKeys } from '../../../src/content-schemas/keys.ts';
import type { Content } from './content.ts';
import { listedChapters } from './guide.ts';

type Texts = Content['texts'];
type Files = typeof contentFiles;

/** A section of the content: a folder with one markdown file per key and language. */
export type Section = { [Name in keyof Files]: Files[Name] extends TextFiles ? Name : never }[keyof Files];

const isSection = (name: string): name is Section => name in contentFiles && 'one' in contentFiles[name as keyof Files];
export const sectionNames: readonly Section[] = Object.keys(contentFiles).filter(isSection);

export const sectionFile = (section: Section, language: Language, key: string): string =>
  contentFile(section, { language, key });

/** Keys of a kind of file. The guide's chapters have their own list. */
export function keysOf({ keys = [] }: Pick<ContentFiles, 'keys'>, texts: Texts): readonly string[] {
  return keys === 'listed' ? listedChapters(texts) : keys;
}

/** Paths of all required files of `content`, except facts, whose file names are free. */
export function expectedTexts(texts: Texts): readonly string[] {
  const files: readonly Pick<ContentFiles, 'path' | 'keys'>[] = Object.values({ ...otherFiles, ...contentFiles });
  return files
    .filter(({ path }) => !path.includes('{topic}'))
    .flatMap((file) => spread(file.path, '{key}', keysOf(file, texts)))
    .flatMap((path) => spread(path, '{language}', languages))
    .map((path) => `content/${path}`);
}

/** The files of a kind whose names are free, such as those of the facts, by topic. */
export function topicFiles(name: keyof Files, texts: Texts): readonly string[] {
  const [folder = '', ending] = contentFiles[name].path.split('{topic}');
  if (ending === undefined) return [];
  const isOne = (file: string) => /^[a-z\d-]+$/.test(file.slice(`content/${folder}`.length, -ending.length));
  return [...texts.keys()].filter(
    (file) => file.startsWith(`content/${folder}`) && file.endsWith(ending) && isOne(file),
  );
}

const spread = (path: string, placeholder: string, values: readonly string[]): readonly string[] =>
  path.includes(placeholder) ? values.map((value) => path.replace(placeholder, value)) : [path];

/** Keys of all illustrations in `content/pictures`. */
export const illustrations: readonly string[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((number) => `home/${number}`),
  ...provinceCodes.map((code) => `provinces/${code}`),
  ...sectorKeys.flatMap((sector) => [`sectors/${sector}-aside`, `sectors/${sector}-header`]),
  ...sectionTextKeys.reasons.map((reason) => `why/${reason}`),
  'contact/meeting',
];

export const illustrationFile = (illustration: string): string => `src/assets/illustrations/${illustration}.jpg`;
