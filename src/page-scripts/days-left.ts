import { dayInArgentina, daysBetween } from '#domain/time/day';
import { fill, fillCount } from '../i18n/fill';

/** Texts in the page's language. */
interface DaysLeftTexts {
  readonly language: string;
  /** Days left, with `{count}`. */
  readonly one: string;
  readonly other: string;
  /** For more than two years, with `{count}`. */
  readonly years: string;
  readonly lastDay: string;
  readonly ended: string;
}

/** Average length of a year in the Gregorian calendar. */
const daysOfYear = 365.2425;

/** Time left until a deadline, both days as `YYYY-MM-DD`: in days, from two years on in whole years. */
export function daysLeftText(deadline: string, today: string, texts: DaysLeftTexts): string {
  const days = daysBetween(today, deadline);
  if (days < 0) return texts.ended;
  const years = Math.floor((days - 1) / daysOfYear);
  if (years > 1) return fill(texts.years, { count: years });
  return days === 0 ? texts.lastDay : fillCount(texts, days, texts.language);
}

/**
 * Writes the time left beside each deadline. Done in the browser, because the page is built once and served for months;
 * without scripts only the date is shown.
 */
export function showDaysLeft(now = new Date()): void {
  // Deadlines end at the end of the day in Argentina.
  const today = dayInArgentina(now);
  const language = document.documentElement.lang;
  for (const place of document.querySelectorAll<HTMLElement>('[data-deadline]')) {
    const { deadline = '', one = '', other = '', years = '', lastDay = '', ended = '' } = place.dataset;
    place.textContent = daysLeftText(deadline, today, { language, one, other, years, lastDay, ended });
  }
}
