import type { APIRoute } from 'astro';
import { readPublished } from '../../../netlify/for-pages.ts';
import { readAllProvinceNames } from '../../content-readers/content';
import { feedTypes, readFeedPath } from '../../i18n/feed-paths';
import { describedLength, feedOf, inFeed, writeFeed } from '../../on-demand/feed';
import { publishedFile } from '../../on-demand/files';

export const prerender = false;

export const GET: APIRoute = (context) => {
  const feed = readFeedPath(context.url.pathname);
  if (!feed) return new Response(null, { status: 404 });
  const { format, ...subject } = feed;
  return publishedFile(context, `${feedTypes[format]}; charset=utf-8`, async (opportunities, site) => {
    const newest = inFeed(opportunities, subject).slice(0, describedLength);
    const [provinceNames, ...whole] = await Promise.all([
      readAllProvinceNames(),
      ...newest.map(({ listed }) => readPublished(listed.id)),
    ]);
    const known = whole.flatMap((one) => one?.opportunity ?? []);
    return writeFeed(feedOf(opportunities, { ...subject, site, provinceNames }, known), format);
  });
};
