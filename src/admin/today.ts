import { dayInArgentina } from '#domain/time/argentine-time';

/** The day that it is in Argentina, `YYYY-MM-DD`: the same for every administrator, and for the server. */
export function today(): string {
  return dayInArgentina(new Date());
}
