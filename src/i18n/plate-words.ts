import type { Slide } from '#domain/calls/slides';
import type { Coordinates } from '#domain/illustrations/plates';
import type { Language } from '#domain/language';
import { coordinatesText } from './coordinates';
import { dictionaryOf } from './dictionary';
import { fill } from './fill';

interface Plate {
  readonly number: number;
  readonly name: string;
  readonly coordinates: Coordinates | undefined;
}

/** The parts of an illustration's caption, in order. */
export function plateWords({ number, name, coordinates }: Plate, language: Language): Slide['caption'] {
  const { plates } = dictionaryOf(language);
  /** A wide space instead of a dot: a dot could begin or end a line when the caption wraps. */
  const space = language === 'zh' ? '\u3000' : '\u2003';
  const numbered = fill(plates.numbered, { number }) + space;
  if (!coordinates) return { numbered, name, space: '', coordinates: '' };
  return { numbered, name, space, coordinates: coordinatesText(coordinates, language) };
}
