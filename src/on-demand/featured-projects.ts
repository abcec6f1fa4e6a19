import type { FeaturedProjects } from '#domain/calls/featured-projects';
import { imagePath, imageSrcset } from '#domain/image';
import type { Language } from '#domain/language';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { featuredOf } from '#domain/opportunity/published';
import { readProvinceNames } from '../content-readers/content';
import { dictionaryOf } from '../i18n/dictionary';
import { factText } from '../i18n/facts';
import { fill } from '../i18n/fill';
import { dotted, languageName } from '../i18n/intl';
import { sampleMark } from '../i18n/opportunity-words';
import { localizedPath } from '../i18n/path';

/** Projects for the home page on a day (`YYYY-MM-DD`); `null` if none is open. */
export async function featuredProjectsIn(
  language: Language,
  published: readonly OpportunitySummary[],
  today: string,
): Promise<FeaturedProjects | null> {
  const featured = featuredOf(published, today);
  if (!featured) return null;
  const { project, others } = featured;
  const { facts: texts, home, opportunities, sectors } = dictionaryOf(language);
  const words = { language, texts, provinceNames: await readProvinceNames(language) };
  const sumOf = (one: OpportunitySummary) => factText('investment', one, words);
  const shown = (one: OpportunitySummary) => {
    const written = one.language && fill(opportunities.writtenIn, { language: languageName(one.language, language) });
    const place = factText('province', one, words);
    return {
      path: localizedPath(`/opportunity/${one.id}`, language),
      title: one.title,
      language: one.language,
      words: dotted([sampleMark(one, language), sectors[one.sector], place, written], language),
    };
  };
  const [cover] = project.imageURL.map((name) => ({
    src: imagePath(name),
    srcset: imageSrcset(name, [480, 800, 1200, 1600, 1920]),
  }));
  const facts = (['stage', 'seeking'] as const).flatMap((key) => {
    const text = factText(key, project, words);
    return text ? [{ label: texts[key], text }] : [];
  });
  return {
    title: [project, ...others].every(({ sample }) => sample) ? home.sampleProjectsTitle : home.projectsTitle,
    project: {
      ...shown(project),
      cover,
      facts: [{ label: texts.investment, text: sumOf(project) ?? texts.onRequest }, ...facts],
    },
    others: others.map((one) => ({ ...shown(one), sum: sumOf(one) })),
  };
}
