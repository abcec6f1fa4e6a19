import { type CollectionEntry, getEntry } from 'astro:content';
import type { Language } from '#domain/language';
import type { SectorKey } from '#domain/sector';
import { dictionaryOf } from '../i18n/dictionary';
import { withFacts } from '../i18n/fact-words';
import { expectValue } from './expect-value';
import { readFactBook } from './fact-book';

/** A chapter of the guide in a language, with its number. */
export interface Chapter {
  readonly key: string;
  /** Counted from 1. */
  readonly number: number;
  /** English path. */
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** Day on which it was last checked against its sources, `YYYY-MM-DD`. */
  readonly checkedOn: string;
  readonly entry: CollectionEntry<'guide'>;
}

/** The guide's chapters, in the order of `content/guide/chapters.yaml`. */
export async function readChapters(language: Language): Promise<readonly Chapter[]> {
  const book = await readFactBook();
  return Promise.all(
    (await listedChapters()).map(async ({ chapter: key, checkedOn }, index) => {
      const id = `${language}/${key}`;
      const entry = expectValue(await getEntry('guide', id), `content/guide/${id}.md: expected this file`);
      const { title, summary } = entry.data;
      const words = { title: withFacts(title, book, language), summary: withFacts(summary, book, language) };
      return { key, number: index + 1, path: chapterPath(key), ...words, checkedOn, entry };
    }),
  );
}

/** The English paths of the guide's chapters, in their order. */
export async function readChapterPaths(): Promise<readonly string[]> {
  return (await listedChapters()).map(({ chapter }) => chapterPath(chapter));
}

/** Key of the most relevant chapter for each sector. */
export const chapterOfSector = {
  'real-state': 'land',
  energy: 'exchange',
  agriculture: 'land',
  tourism: 'land',
  industrial: 'taxes',
  vineyards: 'land',
  mining: 'permits',
  tech: 'people',
  fishing: 'permits',
  aerospace: 'companies',
  education: 'people',
  research: 'people',
} as const satisfies Record<SectorKey, string>;

/** Path and title of a chapter, or of the guide if it has no such chapter. */
export async function readChapterOrGuide(
  language: Language,
  key: string,
): Promise<{ readonly path: string; readonly title: string }> {
  const chapter = (await readChapters(language)).find((candidate) => candidate.key === key);
  return chapter ?? { path: '/guide', title: dictionaryOf(language).guide.title };
}

const chapterPath = (key: string): string => `/guide/${key}`;

async function listedChapters() {
  const list = await getEntry('guideChapters', 'chapters');
  return expectValue(list, 'content/guide/chapters.yaml: expected this file').data.chapters;
}
