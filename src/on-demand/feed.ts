import { generateAtomFeed } from 'feedsmith';
import { imagePath } from '#domain/image';
import type { Language } from '#domain/language';
import { filtered, searchable } from '#domain/opportunity/list-page';
import { type Opportunity, type OpportunitySummary, summaryOf } from '#domain/opportunity/opportunity';
import type { PublishedOpportunity } from '#domain/opportunity/published';
import { activeFilters } from '#domain/opportunity/query';
import { htmlOfDescription } from '#domain/opportunity/structured-output';
import { textsFor } from '#domain/opportunity/translations';
import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';
import { dayOf } from '#domain/time/day';
import { dictionaryOf } from '../i18n/dictionary';
import { colon } from '../i18n/intl';
import { type FeedFormat, type FeedSubject, feedPath, feedTitle, feedTypes, listPath } from '../i18n/list-paths';
import { factKeys, factText } from '../i18n/opportunity-facts';
import { filterName, listWordsIn, withSampleMark } from '../i18n/opportunity-words';
import { localizedPath } from '../i18n/path';

/** Maximum number of entries, newest first. */
export const feedLength = 100;

/** A feed, independent of its format. URLs are absolute, times ISO 8601 in UTC. */
interface Feed {
  readonly language: Language;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  readonly icon: string;
  /** The page with the same opportunities. */
  readonly page: string;
  /** URLs of the feed itself, by format. */
  readonly urls: Readonly<Record<FeedFormat, string>>;
  /** Time of the latest change of any entry. */
  readonly updatedAt: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

/** An opportunity in a feed, with all texts in one language. */
interface FeedEntry {
  readonly id: string;
  readonly url: string;
  /** Language of the texts: the feed's, or the original's if there is no translation. */
  readonly language: Language;
  readonly title: string;
  readonly subtitle: string;
  /** Subtitle and known facts. */
  readonly text: string;
  /** HTML of the description, if it is known and not empty. */
  readonly html: string | undefined;
  readonly sector: SectorKey;
  readonly sectorName: string;
  /** Cover image (WebP), if there is one. */
  readonly image: string | undefined;
  readonly publishedAt: string;
  readonly updatedAt: string;
}

type ProvinceNames = Readonly<Record<Language, Readonly<Record<ProvinceCode, string>>>>;

interface FeedSetting extends FeedSubject {
  readonly site: URL;
  readonly provinceNames: ProvinceNames;
}

/** Time of the last change of an empty feed. */
const never = new Date(0).toISOString();

/** The opportunities of a feed, newest first. */
export function inFeed(
  opportunities: readonly PublishedOpportunity[],
  { language, query, provinceNames }: FeedSubject & Pick<FeedSetting, 'provinceNames'>,
): readonly PublishedOpportunity[] {
  const summaries = opportunities.map(({ listed }) => summaryOf(listed, language));
  const found = filtered(searchable(summaries, listWordsIn(language, provinceNames[language])), query);
  const ids = new Set(found.map(({ opportunity }) => opportunity.id));
  return opportunities.filter(({ listed }) => ids.has(listed.id)).slice(0, feedLength);
}

/**
 * The feed of a language, optionally of certain filters, as of a date (`YYYY-MM-DD`, UTC), with the descriptions of those
 * opportunities that are given in full.
 */
export function feedOf(
  opportunities: readonly PublishedOpportunity[],
  setting: FeedSetting,
  whole: readonly Opportunity[] = [],
  today = dayOf(new Date()),
): Feed {
  const { language, query, site, provinceNames } = setting;
  const words = listWordsIn(language, provinceNames[language]);
  const others = activeFilters(query).filter((filter) => filter !== 'sector');
  const absolute = (path: string) => new URL(path, site).href;
  const { opportunities: texts, site: siteTexts } = dictionaryOf(language);
  const described = new Map(whole.map((one) => [one.id, htmlFor(one, language)]));
  const entries = inFeed(opportunities, setting).map((opportunity) => ({
    ...entryOf(opportunity, setting, today),
    html: described.get(opportunity.listed.id),
  }));
  const onlySamples = opportunities.length > 0 && opportunities.every(({ listed }) => listed.sample);
  return {
    language,
    title: feedTitle(
      setting,
      others.map((filter) => filterName(filter, query, words)),
    ),
    subtitle: onlySamples ? texts.samples : texts.subtitle,
    author: siteTexts.name,
    icon: absolute('/icon-512.png'),
    page: absolute(listPath(query, language)),
    urls: { xml: absolute(feedPath(setting, 'xml')), json: absolute(feedPath(setting, 'json')) },
    updatedAt:
      entries
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1) ?? never,
    entries,
  };
}

function entryOf(
  { listed, publishedAt, updatedAt }: PublishedOpportunity,
  { language: reader, site, provinceNames }: FeedSetting,
  today: string,
): Omit<FeedEntry, 'html'> {
  const summary = summaryOf(listed, reader);
  const { id, title, subtitle, sector, imageURL, language = reader } = summary;
  const [cover] = imageURL;
  return {
    id,
    url: new URL(localizedPath(`/opportunity/${id}`, reader), site).href,
    language,
    title: withSampleMark(title, listed, language),
    subtitle: withSampleMark(subtitle, listed, language),
    text: [withSampleMark(subtitle, listed, language), ...factLines(summary, language, provinceNames, today)].join(
      ' · ',
    ),
    sector,
    sectorName: dictionaryOf(language).sectors[sector],
    image: cover && new URL(imagePath(cover), site).href,
    publishedAt,
    updatedAt,
  };
}

/** The description for a reader, with its language if it is another one than the title's. */
function htmlFor(opportunity: Opportunity, reader: Language): string | undefined {
  const { description, language, descriptionLanguage } = textsFor(opportunity, reader);
  const html = htmlOfDescription(description);
  if (html === '') return undefined;
  return descriptionLanguage === language ? html : `<div lang="${descriptionLanguage}">${html}</div>`;
}

/** Known facts with their labels. */
function factLines(facts: OpportunitySummary, language: Language, names: ProvinceNames, today: string): string[] {
  const texts = dictionaryOf(language).facts;
  return factKeys.flatMap((key) => {
    const text = factText(key, facts, { language, texts, provinceNames: names[language] }, today);
    return text ? [`${texts[key]}${colon(language)}${text}`] : [];
  });
}

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
