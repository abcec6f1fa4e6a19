import { keysOf } from '#domain/keys';
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

const isSection = (name: keyof Files): name is Section => 'one' in contentFiles[name];
export const sectionNames: readonly Section[] = keysOf(contentFiles).filter(isSection);

export const sectionFile = (section: Section, language: Language, key: string): string =>
  contentFile(section, { language, key });

/** Keys of a kind of file. The guide's chapters have their own list. */
export function fileKeys({ keys = [] }: Pick<ContentFiles, 'keys'>, texts: Texts): readonly string[] {
  return keys === 'listed' ? listedChapters(texts) : keys;
}

/** Paths of all required files of `content`, except those by topic, whose names are free. */
export function expectedTexts(texts: Texts): readonly string[] {
  const files: readonly Pick<ContentFiles, 'path' | 'keys'>[] = Object.values({ ...otherFiles, ...contentFiles });
  return files
    .filter(({ path }) => !path.includes('{topic}'))
    .flatMap((file) => spread(file.path, '{key}', fileKeys(file, texts)))
    .flatMap((path) => spread(path, '{language}', languages))
    .map((path) => `content/${path}`);
}

/** Names of files by topic, which are free, by the kind of content. */
const topicNames: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(contentFiles)
    .filter(([, { path }]) => path.includes('{topic}'))
    .map(([name, { path }]) => [
      name,
      new RegExp(`^content/${path.replace('.', '\\.').replace('{topic}', '[a-z\\d-]+')}$`),
    ]),
);

/** Whether a file is one of those by topic of a kind of content, such as the facts. */
export const isTopicFile = (name: keyof Files, file: string): boolean => topicNames.get(name)?.test(file) === true;

/** Whether a file is one of those by topic of any kind. */
export const hasFreeName = (file: string): boolean => [...topicNames.values()].some((names) => names.test(file));

export const topicFiles = (name: keyof Files, texts: Texts): readonly string[] =>
  [...texts.keys()].filter((file) => isTopicFile(name, file));

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
