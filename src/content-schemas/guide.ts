import { z } from 'astro/zod';
import { day, entryKey, fields, text } from './fields.ts';

const chaptersExpected = 'expected a list of chapter and checkedOn, in the order of the guide';

/**
 * `content/guide/chapters.yaml`: the guide's chapters in order, each with the day on which it was last checked against
 * the law.
 */
export const guideChaptersSchema = fields({
  chapters: z
    .array(
      fields({
        chapter: z
          .string('expected the name of its files')
          .regex(/^[a-z]+(?:-[a-z]+)*$/, 'expected the name of its files: English words in lower case, with hyphens'),
        checkedOn: day(),
      }),
      chaptersExpected,
    )
    .min(1, chaptersExpected)
    .refine((chapters) => new Set(chapters.map(({ chapter }) => chapter)).size === chapters.length, {
      error: 'one chapter stands here twice; keep one of the two',
    }),
});

const sourcesExpected = 'expected a list of keys of content/sources, or [] where there are none';

/** Frontmatter of `content/guide/<language>/<chapter>.md`. Search engines show title and summary too. */
export const chapterSchema = fields({
  title: text().max(45, 'expected at most 45 characters, as search engines show'),
  summary: text().max(160, 'expected one sentence of at most 160 characters, as search engines show'),
  sources: z.array(entryKey(sourcesExpected), sourcesExpected),
});
