import type { Coordinates } from '#domain/illustrations/plates';
import type { Language } from '#domain/language';

const arc = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}°${String(minutes % 60).padStart(2, '0')}′`;

/** Label of a parallel at a map's margin: whole degrees south. */
export function parallelText(degrees: number, language: Language): string {
  return language === 'zh' ? `南纬${degrees}°` : `${degrees}°\u00a0S`;
}

/**
 * Coordinates in map notation. Lines may break only between latitude and longitude; in Chinese, where captions break at
 * spaces, they do not break at all.
 */
export function coordinatesText({ south, west }: Coordinates, language: Language): string {
  if (language === 'zh') return `南纬${arc(south)}\u00a0西经${arc(west)}`;
  return `${arc(south)}\u00a0S ${arc(west)}\u00a0${language === 'es' ? 'O' : 'W'}`;
}
