import { type CollectionEntry, getEntry } from 'astro:content';
import type { FactBook } from '#domain/fact-book';
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

/** A step of the guide’s first chapter on the way to a project. */
export interface Step {
  readonly title: string;
  /** With its label: “Authority: …”. */
  readonly authority?: string | undefined;
  /** With its label; absent if none is published. */
  readonly time?: string | undefined;
}

/** The numbered steps of the guide’s first chapter, each with the authority and the time of its list. */
export async function readSteps(language: Language, book: FactBook): Promise<readonly Step[]> {
  const id = `${language}/begin`;
  const { body = '' } = expectValue(await getEntry('guide', id), `content/guide/${id}.md: expected this file`);
  const { authority, time } = dictionaryOf(language).yourProject;
  return body
    .split(/^## (?=\d)/m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const item = (label: string) => {
        const line = lines.find((one) => one.startsWith(`- **${label}`));
        return line && withFacts(line.replace(/^- /, '').replaceAll('**', ''), book, language);
      };
      return { title: heading.replace(/^\d+[.．、]\s*/, '').trim(), authority: item(authority), time: item(time) };
    });
}
