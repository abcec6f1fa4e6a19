import type { Language } from '#domain/language';
import { calendarFile } from '#domain/opportunity/calendar';
import { summaryOf } from '#domain/opportunity/opportunity';
import type { PublishedOpportunity } from '#domain/opportunity/published';
import { dayInArgentina } from '#domain/time/day';
import { dictionaryOf } from '../i18n/dictionary';
import { colon } from '../i18n/intl';
import { withSampleMark } from '../i18n/opportunity-words';
import { localizedPath } from '../i18n/path';

/** What a calendar is about: all deadlines, or that of one opportunity. */
interface CalendarSubject {
  readonly language: Language;
  readonly id?: string;
}

/**
 * The calendar of the deadlines that have not passed; `undefined` for one opportunity without such a deadline. `today` is
 * `YYYY-MM-DD` in Argentina.
 */
export function deadlineCalendar(
  opportunities: readonly PublishedOpportunity[],
  { language, id }: CalendarSubject,
  site: URL,
  today = dayInArgentina(new Date()),
): string | undefined {
  const { facts, opportunities: texts, site: siteTexts } = dictionaryOf(language);
  const deadlines = opportunities.flatMap(({ listed, updatedAt }) => {
    const { deadline } = listed;
    if (deadline === undefined || deadline < today || (id !== undefined && listed.id !== id)) return [];
    const { title, subtitle, language: written = language } = summaryOf(listed, language);
    return {
      id: listed.id,
      day: deadline,
      title: `${facts.deadline}${colon(language)}${withSampleMark(title, listed, written)}`,
      description: withSampleMark(subtitle, listed, written),
      url: new URL(localizedPath(`/opportunity/${listed.id}`, language), site).href,
      changedAt: updatedAt,
    };
  });
  if (id !== undefined && deadlines.length === 0) return undefined;
  return calendarFile(`${texts.calendar} · ${siteTexts.name}`, deadlines);
}
