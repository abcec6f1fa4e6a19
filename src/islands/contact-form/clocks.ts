import { dateFormat } from '#domain/formatters';
import type { Language } from '#domain/language';
import { argentineTimeZone } from '#domain/time/day';

const zones = { buenosAires: argentineTimeZone, shanghai: 'Asia/Shanghai' } as const;

interface Clock {
  readonly place: keyof typeof zones | 'own';
  /** Weekday, date and time in the language's format. */
  readonly time: string;
}

/** A time in Buenos Aires, in Shanghai, and in the visitor's time zone if its clock differs. */
export function clocksOf(instant: string, language: Language, ownZone = browserZone()): readonly Clock[] {
  const at = (timeZone: string) =>
    dateFormat({
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    })(language).format(new Date(instant));
  const clocks: Clock[] = [
    { place: 'buenosAires', time: at(zones.buenosAires) },
    { place: 'shanghai', time: at(zones.shanghai) },
  ];
  const own = ownZone && at(ownZone);
  return !own || clocks.some(({ time }) => time === own) ? clocks : [...clocks, { place: 'own', time: own }];
}

/** `undefined` on the server. */
function browserZone(): string | undefined {
  return import.meta.env.SSR ? undefined : new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
