import { guideChaptersSchema } from '../../../src/content-schemas.ts';
import type { Content } from './content.ts';
import { readYaml } from './read-yaml.ts';

export const chaptersFile = 'content/guide/chapters.yaml';

/** The chapters that an editor lists; while the list cannot be read, those that are written, so that it alone is told. */
export function listedChapters(texts: Content['texts']): readonly string[] {
  const { data } = guideChaptersSchema.safeParse(readYaml(chaptersFile, texts.get(chaptersFile) ?? '').tree?.value);
  if (data) return data.chapters.map(({ chapter }) => chapter);
  const written = [...texts.keys()].flatMap((file) => /^content\/guide\/\w+\/(.+)\.md$/.exec(file)?.[1] ?? []);
  return [...new Set(written)];
}
