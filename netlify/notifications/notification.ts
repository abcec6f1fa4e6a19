import type { AdminEnquiry } from '#domain/enquiry/admin-enquiry';
import { nameInLetter } from '#domain/enquiry/answer';
import { dateFormat } from '#domain/formatters';
import { enquirySectorName } from '#domain/sector';
import { argentineTimeZone } from '#domain/time/day';
import en from '../../content/i18n/en.json' with { type: 'json' };
import es from '../../content/i18n/es.json' with { type: 'json' };
import type { TeamLanguage } from '../env/index.ts';
import { type FactName, fieldNames, texts } from './texts.ts';

/** A field of an enquiry, labelled in the team’s language. */
export interface NotifiedField {
  readonly name: FactName;
  readonly label: string;
  readonly text: string;
}

/** The content of a notification, for every channel. Its texts are as typed: each channel escapes them itself. */
export interface Notification {
  readonly language: TeamLanguage;
  readonly enquiry: AdminEnquiry;
  readonly subject: string;
  readonly facts: readonly NotifiedField[];
  /** The enquiry’s page in the admin area; `undefined` when the site’s own URL is unknown. */
  readonly deskURL: string | undefined;
  readonly deskPath: string;
}

/** The form’s labels of its choices. */
const choices = { en: choicesIn(en), es: choicesIn(es) } as const satisfies Record<TeamLanguage, unknown>;

function choicesIn({ enquirySectors, contact: { horizons, sizes } }: typeof en) {
  return { sectors: enquirySectors, horizons, sizes };
}

/** Creates the notification of an enquiry; `origin` is that of the site. */
export function composeNotification(
  enquiry: AdminEnquiry,
  language: TeamLanguage,
  origin: string | undefined,
): Notification {
  const found = factTexts(enquiry, language, origin);
  const { facts: labels, subject } = texts[language];
  const facts = fieldNames.flatMap((name) => {
    const text = found[name];
    return text === undefined || text === '' ? [] : { name, label: labels[name], text };
  });
  const deskPath = `/admin/enquiries/${enquiry.id}`;
  return {
    language,
    enquiry,
    facts,
    deskPath,
    subject: subject(enquiry.reference, enquiry.enquiry.company),
    deskURL: origin === undefined ? undefined : `${origin}${deskPath}`,
  };
}

function factTexts(
  { reference, receivedAt, answerBy, enquiry }: AdminEnquiry,
  language: TeamLanguage,
  origin: string | undefined,
): Readonly<Record<FactName, string | undefined>> {
  const { email, company, sector, country, phone, wechat, horizon, size } = enquiry;
  const { sectors, horizons, sizes } = choices[language];
  return {
    reference,
    email,
    company,
    phone,
    wechat,
    receivedAt: inBuenosAires(receivedAt, language),
    answerBy: inBuenosAires(answerBy, language),
    name: nameInLetter(enquiry),
    sector: enquirySectorName(sectors, sector),
    country: displayName('region', country, language),
    horizon: horizon && horizons[horizon],
    size: size && sizes[size],
    language: enquiry.language && displayName('language', enquiry.language, language),
    opportunities: enquiry.opportunities?.map((id) => `${origin ?? ''}/opportunity/${id}`).join('\n'),
  };
}

/** Name of a country or a language by its code; the code if it has none. */
function displayName(type: 'region' | 'language', code: string, language: TeamLanguage): string {
  try {
    return new Intl.DisplayNames(language, { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

const times = dateFormat({
  dateStyle: 'full',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: argentineTimeZone,
});

function inBuenosAires(time: string, language: TeamLanguage): string | undefined {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return undefined;
  return `${times(language).format(date)} (Buenos Aires)`;
}
