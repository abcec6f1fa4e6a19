import type { APIRoute } from 'astro';
import { isFree, queryParameters } from '#domain/opportunity/query';
import { readPublished } from '../../../netlify/for-pages.ts';
import { readAllProvinceNames } from '../../content-readers/content';
import { feedTypes, readFeedPath } from '../../i18n/list-paths';
import { feedOf, inFeed, writeFeed } from '../../on-demand/feed';
import { publishedFile, type Writer } from '../../on-demand/files';

/** Entries with a description, the newest: each costs a read of the store. */
const describedLength = 20;

export const prerender = false;

export const GET: APIRoute = (context) => {
  const feed = readFeedPath(context.url.pathname, context.url.search);
  if (!feed) return new Response(null, { status: 404 });
  const { format, ...subject } = feed;
  const write: Writer = async (opportunities, site) => {
    const setting = { ...subject, site, provinceNames: await readAllProvinceNames() };
    const newest = inFeed(opportunities, setting).slice(0, describedLength);
    const whole = await Promise.all(newest.map(({ listed }) => readPublished(listed.id)));
    const known = whole.flatMap((one) => one?.opportunity ?? []);
    return writeFeed(feedOf(opportunities, setting, known), format);
  };
  const type = `${feedTypes[format]}; charset=utf-8`;
  return publishedFile(context, type, write, { parameters: queryParameters, isCached: !isFree(subject.query) });
};
