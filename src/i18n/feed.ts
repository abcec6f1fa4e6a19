import { imagePath } from '#domain/image';
import type { Language } from '#domain/language';
import { type OpportunitySummary, summaryOf } from '#domain/opportunity/opportunity';
import type { PublishedOpportunity } from '#domain/opportunity/published';
import type { ProvinceCode } from '#domain/province';
import type { SectorKey } from '#domain/sector';
import { dayOf } from '#domain/time/day';
import { dictionaryOf } from './dictionary';
import { factKeys, factText } from './facts';
import { type FeedFormat, type FeedSubject, feedPath } from './feed-paths';
import { fill } from './fill';
import { colon } from './joined';
import { localizedPath } from './path';
import { withSampleMark } from './sample';

/** Entries of a feed at most: the newest. */
export const feedLength = 100;

/** A feed, in whatever format it is written. URLs are absolute, times ISO 8601 in UTC. */
export interface Feed {
  readonly language: Language;
  readonly title: string;
  readonly subtitle: string;
  readonly author: string;
  readonly icon: string;
  /** The page that shows the same. */
  readonly page: string;
  /** Where the feed itself is, in each format. */
  readonly urls: Readonly<Record<FeedFormat, string>>;
  /** When any of its entries changed last. */
  readonly updatedAt: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

/** An opportunity in a feed, in one language throughout. */
export interface FeedEntry {
  readonly id: string;
  readonly url: string;
  /** The language of its texts: the feed's, or the one that the opportunity was written in. */
  readonly language: Language;
  readonly title: string;
  readonly subtitle: string;
  /** The subtitle and what is known of the facts, in words. */
  readonly text: string;
  readonly sector: SectorKey;
  readonly sectorName: string;
  /** Its cover, where it has one: a WebP. */
  readonly image: string | undefined;
  readonly createdAt: string;
  readonly updatedAt: string;
}

type ProvinceNames = Readonly<Record<Language, Readonly<Record<ProvinceCode, string>>>>;

interface FeedSetting extends FeedSubject {
  readonly site: URL;
  readonly provinceNames: ProvinceNames;
}

/** When a feed without entries changed last: never. */
const never = new Date(0).toISOString();

/** What a feed is called. */
export function feedTitle({ language, sector }: FeedSubject): string {
  const { opportunities, sectors, site } = dictionaryOf(language);
  const title = sector ? fill(opportunities.titleOfSector, { sector: sectors[sector] }) : opportunities.title;
  return `${title} · ${site.name}`;
}

/** The feed of a language, and of a sector where one is wanted, on a day of the calendar (`YYYY-MM-DD`, UTC). */
export function feedOf(
  opportunities: readonly PublishedOpportunity[],
  setting: FeedSetting,
  today = dayOf(new Date()),
): Feed {
  const { language, sector, site } = setting;
  const absolute = (path: string) => new URL(path, site).href;
  const { opportunities: texts, site: siteTexts } = dictionaryOf(language);
  const entries = opportunities
    .filter(({ listed }) => sector === null || listed.sector === sector)
    .slice(0, feedLength)
    .map((opportunity) => entryOf(opportunity, setting, today));
  const onlySamples = opportunities.length > 0 && opportunities.every(({ listed }) => listed.sample);
  return {
    language,
    title: feedTitle(setting),
    subtitle: onlySamples ? texts.samples : texts.subtitle,
    author: siteTexts.name,
    icon: absolute('/icon-512.png'),
    page: absolute(localizedPath(sector ? `/opportunities/${sector}` : '/opportunities', language)),
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
  { listed, createdAt, updatedAt }: PublishedOpportunity,
  { language: reader, site, provinceNames }: FeedSetting,
  today: string,
): FeedEntry {
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
    createdAt,
    updatedAt,
  };
}

/** What is known of the facts, each with its name. */
function factLines(facts: OpportunitySummary, language: Language, names: ProvinceNames, today: string): string[] {
  const texts = dictionaryOf(language).facts;
  return factKeys.flatMap((key) => {
    const text = factText(key, facts, { language, texts, provinceNames: names[language] }, today);
    return text ? [`${texts[key]}${colon(language)}${text}`] : [];
  });
}
