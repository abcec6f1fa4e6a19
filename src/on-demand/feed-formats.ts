import { generateAtomFeed } from 'feedsmith';
import { type FeedFormat, feedTypes } from '../i18n/feed-paths';
import type { Feed, FeedEntry } from './feed';

/** Serializes a feed as Atom (RFC 4287) or JSON Feed 1.1. */
export function writeFeed(feed: Feed, format: FeedFormat): string {
  return format === 'xml' ? atom(feed) : JSON.stringify(jsonFeed(feed));
}

function atom({ language, title, subtitle, author, icon, page, urls, updatedAt, entries }: Feed): string {
  return generateAtomFeed({
    xml: { lang: language },
    id: urls.xml,
    title: { value: title },
    subtitle: { value: subtitle },
    updated: updatedAt,
    authors: [{ name: author }],
    icon,
    links: [
      { rel: 'self', type: feedTypes.xml, href: urls.xml },
      { rel: 'alternate', type: 'text/html', hreflang: language, href: page },
      { rel: 'alternate', type: feedTypes.json, href: urls.json },
    ],
    entries: entries.map((entry) => atomEntry(entry, language)),
  });
}

function atomEntry(entry: FeedEntry, feedLanguage: string) {
  const { id, url, language, title, text, html, sector, sectorName, image, publishedAt, updatedAt } = entry;
  return {
    ...(language !== feedLanguage && { xml: { lang: language } }),
    id: urn(id),
    title: { value: xmlText(title) },
    updated: updatedAt,
    published: publishedAt,
    summary: { value: xmlText(text) },
    ...(html !== undefined && { content: { type: 'html', value: xmlText(html) } }),
    categories: [{ term: sector, label: sectorName }],
    links: [
      { rel: 'alternate', type: 'text/html', href: url },
      ...(image ? [{ rel: 'enclosure', type: 'image/webp', href: image }] : []),
    ],
  };
}

function jsonFeed({ language, title, subtitle, author, icon, page, urls, entries }: Feed) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description: subtitle,
    language,
    icon,
    home_page_url: page,
    feed_url: urls.json,
    authors: [{ name: author }],
    items: entries.map((entry) => jsonItem(entry, language)),
  };
}

function jsonItem(entry: FeedEntry, feedLanguage: string) {
  const { id, url, language, title, subtitle, text, html, sectorName, image, publishedAt, updatedAt } = entry;
  return {
    id: urn(id),
    url,
    ...(language !== feedLanguage && { language }),
    title,
    summary: subtitle,
    content_text: text,
    ...(html !== undefined && { content_html: html }),
    ...(image && { image }),
    date_published: publishedAt,
    date_modified: updatedAt,
    tags: [sectorName],
  };
}

/** Entry id: the same in every language and on every host, so that a reader of two feeds recognises duplicates. */
const urn = (id: string): string => `urn:uuid:${id}`;

/** Removes characters that XML does not allow, even escaped (XML 1.0, 2.2). */
const xmlText = (text: string): string => text.replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
