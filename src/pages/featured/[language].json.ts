import type { APIRoute } from 'astro';
import type { FeaturedProjects } from '#domain/calls/featured-projects';
import { imagePath, imageSrcset } from '#domain/image';
import { isLanguage, type Language } from '#domain/language';
import { type OpportunitySummary, summaryOf } from '#domain/opportunity/opportunity';
import { featuredOf } from '#domain/opportunity/published';
import { dayOf } from '#domain/time/day';
import { readProvinceNames } from '../../content-readers/content';
import { dictionaryOf } from '../../i18n/dictionary';
import { fill } from '../../i18n/fill';
import { dotted, languageName } from '../../i18n/intl';
import { factText } from '../../i18n/opportunity-facts';
import { sampleMark } from '../../i18n/opportunity-words';
import { localizedPath } from '../../i18n/path';
import { publishedFile } from '../../on-demand/files';

/** Projects for the home page on a day (`YYYY-MM-DD`); `null` if none is open. */
async function featuredProjectsIn(
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

// Rendered on demand: the prebuilt home page fetches these.
export const prerender = false;

export const GET: APIRoute = (context) => {
  const { language } = context.params;
  if (!isLanguage(language)) return new Response(null, { status: 404 });
  return publishedFile(context, 'application/json', async (published) => {
    const summaries = published.map(({ listed }) => summaryOf(listed, language));
    return JSON.stringify(await featuredProjectsIn(language, summaries, dayOf(new Date())));
  });
};
