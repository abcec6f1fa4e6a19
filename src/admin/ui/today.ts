import { dayInArgentina } from '#domain/time/day';

/** The current day in Argentina as `YYYY-MM-DD`: the same for every administrator and for the server. */
export function today(): string {
  return dayInArgentina(new Date());
}
