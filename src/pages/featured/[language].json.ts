import type { APIRoute } from 'astro';
import { isLanguage } from '#domain/language';
import { summaryOf } from '#domain/opportunity/opportunity';
import { dayOf } from '#domain/time/day';
import { featuredProjectsIn } from '../../on-demand/featured-projects';
import { publishedFile } from '../../on-demand/files';

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
