import type { BusinessHours } from '#domain/business-hours';
import { dateFormat } from '#domain/date-format';
import type { Language } from '#domain/language';

/** When the team works, in words: “Monday to Friday, 09:00–18:00 (Argentina Standard Time)”. */
export function officeHoursText({ days, from, to, timeZone }: BusinessHours, language: Language): string {
  const [times, open, close] = { en: ['–', ' (', ')'], es: [' a ', ' (', ')'], zh: ['–', '（', '）'] }[language];
  const between = language === 'zh' ? '' : ', ';
  return `${daysText(days, language)}${between}${from}${times}${to}${open}${zoneName(timeZone, language)}${close}`;
}

/** Three days or more in a row are named by the first and the last. */
function daysText(days: readonly number[], language: Language): string {
  const names = days.map((day) => weekdays(language).format(new Date(Date.UTC(2024, 0, day))));
  const inRow = days.length > 2 && days.every((day, index) => day === (days[0] ?? 0) + index);
  const text = inRow
    ? [names[0], names.at(-1)].join({ en: ' to ', es: ' a ', zh: '至' }[language])
    : new Intl.ListFormat(language).format(names);
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}

// 1 January 2024 was a Monday.
const weekdays = dateFormat({ weekday: 'long', timeZone: 'UTC' });

/** Its words stay together in one line. */
function zoneName(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replaceAll(' ', '\u00a0');
}
