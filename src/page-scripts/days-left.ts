import { dayInArgentina, daysBetween } from '#domain/time/day';
import { fill, fillCount } from '../i18n/fill';

/** What is said of a deadline, in the reader's language. */
interface DaysLeftTexts {
  readonly language: string;
  /** How many days are left, with `{count}`. */
  readonly one: string;
  readonly other: string;
  /** That more than so many years are left, with `{count}`. */
  readonly years: string;
  readonly lastDay: string;
  readonly ended: string;
}

/** As many as the calendar's years have on average. */
const daysOfYear = 365.2425;

/** How long a deadline is away, from two years on in whole ones, on a day of the calendar; both are written `YYYY-MM-DD`. */
export function daysLeftText(deadline: string, today: string, texts: DaysLeftTexts): string {
  const days = daysBetween(today, deadline);
  if (days < 0) return texts.ended;
  const years = Math.floor((days - 1) / daysOfYear);
  if (years > 1) return fill(texts.years, { count: years });
  return days === 0 ? texts.lastDay : fillCount(texts, days, texts.language);
}

/**
 * Writes beside each deadline of the page how many days are left. The page is built once and read for months, so only
 * the browser knows the day; without scripts the date stands alone.
 */
export function showDaysLeft(now = new Date()): void {
  // A deadline ends when its day ends in Argentina, wherever the reader is.
  const today = dayInArgentina(now);
  const language = document.documentElement.lang;
  for (const place of document.querySelectorAll<HTMLElement>('[data-deadline]')) {
    const { deadline = '', one = '', other = '', years = '', lastDay = '', ended = '' } = place.dataset;
    place.textContent = daysLeftText(deadline, today, { language, one, other, years, lastDay, ended });
  }
}
