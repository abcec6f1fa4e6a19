import { dateFormat } from '#domain/formatters';
import type { Language } from '#domain/language';
import type { BusinessHours } from '#domain/time/business-hours';
import { bracketed } from './joined';

/** Formats office hours: “Monday to Friday, 09:00–18:00 (Argentina Standard Time)”, 周一至周五 9:00—18:00（阿根廷标准时间）. */
export function officeHoursText({ days, from, to, timeZone }: BusinessHours, language: Language): string {
  const times = { en: '–', es: ' a ', zh: '—' }[language];
  const between = language === 'zh' ? ' ' : ', ';
  // In Chinese the hour has no leading zero.
  const begin = language === 'zh' ? from.replace(/^0/, '') : from;
  return `${daysText(days, language)}${between}${begin}${times}${to}${bracketed(zoneName(timeZone, language), language)}`;
}

/** A range of three or more consecutive days is shown by its first and last day. */
function daysText(days: readonly number[], language: Language): string {
  const weekdays = language === 'zh' ? shortWeekdays : longWeekdays;
  const names = days.map((day) => weekdays(language).format(new Date(Date.UTC(2024, 0, day))));
  const inRow = days.length > 2 && days.every((day, index) => day === (days[0] ?? 0) + index);
  const text = inRow
    ? [names[0], names.at(-1)].join({ en: ' to ', es: ' a ', zh: '至' }[language])
    : new Intl.ListFormat(language).format(names);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

// 1 January 2024 was a Monday.
const longWeekdays = dateFormat({ weekday: 'long', timeZone: 'UTC' });
const shortWeekdays = dateFormat({ weekday: 'short', timeZone: 'UTC' });

/** No-break spaces keep the name on one line. */
function zoneName(timeZone: string, language: Language): string {
  if (language === 'es' && timeZone === 'America/Argentina/Buenos_Aires') return 'hora\u00a0oficial\u00a0argentina';
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replaceAll(' ', '\u00a0');
}
