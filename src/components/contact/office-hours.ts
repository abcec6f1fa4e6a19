import { dateFormat } from '#domain/formatters';
import type { Language } from '#domain/language';
import type { BusinessHours } from '#domain/time/business-hours';
import { bracketed } from '../../i18n/intl.ts';
import { wordings } from '../../i18n/languages/index.ts';

/** Formats office hours: “Monday to Friday, 09:00–18:00 (Argentina Standard Time)”, 周一至周五 9:00—18:00（阿根廷标准时间）. */
export function officeHoursText({ days, from, to, timeZone }: BusinessHours, language: Language): string {
  const { comma, toHour, leadingZero } = wordings[language].officeHours;
  const begin = leadingZero ? from : from.replace(/^0/, '');
  return daysText(days, language) + comma + begin + toHour + to + bracketed(zoneName(timeZone, language), language);
}

/** A range of three or more consecutive days is shown by its first and last day. */
function daysText(days: readonly number[], language: Language): string {
  const { weekdays, toDay } = wordings[language].officeHours;
  const names = days.map((day) => formats[weekdays](language).format(new Date(Date.UTC(2024, 0, day))));
  const inRow = days.length > 2 && days.every((day, index) => day === (days[0] ?? 0) + index);
  const text = inRow ? [names[0], names.at(-1)].join(toDay) : new Intl.ListFormat(language).format(names);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

// 1 January 2024 was a Monday.
const formats = {
  long: dateFormat({ weekday: 'long', timeZone: 'UTC' }),
  short: dateFormat({ weekday: 'short', timeZone: 'UTC' }),
} as const;

/** No-break spaces keep the name on one line. */
function zoneName(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const ofIntl = parts.find(({ type }) => type === 'timeZoneName')?.value;
  const name = wordings[language].officeHours.zones[timeZone] ?? ofIntl ?? timeZone;
  return name.replaceAll(' ', '\u00a0');
}
