import type { APIRoute } from 'astro';
import { readProvinceNames } from '../../content-readers/content';
import { feedOf } from '../../i18n/feed';
import { writeFeed } from '../../i18n/feed-formats';
import { feedTypes, readFeedPath } from '../../i18n/feed-paths';
import { publishedFile } from '../../on-demand/files';

export const prerender = false;

export const GET: APIRoute = (context) => {
  const asked = readFeedPath(context.url.pathname);
  if (!asked) return new Response(null, { status: 404 });
  const { format, ...wanted } = asked;
  return publishedFile(context, `${feedTypes[format]}; charset=utf-8`, async (opportunities, site) => {
    const [en, es, zh] = await Promise.all([readProvinceNames('en'), readProvinceNames('es'), readProvinceNames('zh')]);
    return writeFeed(feedOf(opportunities, { ...wanted, site, provinceNames: { en, es, zh } }), format);
  });
};
