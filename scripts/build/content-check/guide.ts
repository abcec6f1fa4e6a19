import type { FactBook } from '#domain/fact-book';
import { languages } from '#domain/language';
import { contentFile } from '../../../src/content-schemas/content-files.ts';
import { chapterSchema, guideChaptersSchema } from '../../../src/content-schemas/texts.ts';
import type { Content } from './content.ts';
import { inFile, type Mistake, unknownKey } from './mistake.ts';
import { readMarkdown } from './read/read-markdown.ts';
import { readYaml } from './read/read-yaml.ts';

const chaptersFile = contentFile('guideChapters');

/** The listed chapters. If the list cannot be read, the written ones, so that the list is the only mistake reported. */
export function listedChapters(texts: Content['texts']): readonly string[] {
  const { data } = guideChaptersSchema.safeParse(readYaml(chaptersFile, texts.get(chaptersFile) ?? '').tree?.value);
  if (data) return data.chapters.map(({ chapter }) => chapter);
  const written = [...texts.keys()].flatMap((file) => /^content\/guide\/\w+\/(.+)\.md$/.exec(file)?.[1] ?? []);
  return [...new Set(written)];
}

/** Sources in chapters whose keys are not in `content/sources`. */
export function checkChapterSources(texts: Content['texts'], book: FactBook): readonly Mistake[] {
  const files = listedChapters(texts).flatMap((key) =>
    languages.map((language) => `content/guide/${language}/${key}.md`),
  );
  return files.flatMap((file) => {
    const { tree } = readMarkdown(file, texts.get(file) ?? '');
    const { data } = chapterSchema.safeParse(tree?.value);
    return (data?.sources ?? []).flatMap((source, index) => {
      if (!tree || book.sources.has(source)) return [];
      return [inFile(file, tree, { path: ['sources', index], message: unknownKey(source, 'source') })];
    });
  });
}
