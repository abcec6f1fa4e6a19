import type { Coordinates } from '#domain/coordinates';
import type { Language } from '#domain/language';
import { coordinatesText } from './coordinates';
import { dictionaryOf } from './dictionary';
import { fill } from './fill';

/** The words of a plate's caption, in their order. */
export interface PlateWords {
  /** `Plate 12`, and a space. */
  readonly numbered: string;
  /** The place, in italics. */
  readonly name: string;
  /** Before the coordinates, where there are any. */
  readonly space: string;
  readonly coordinates: string;
}

interface Plate {
  readonly number: number;
  readonly name: string;
  readonly coordinates: Coordinates | undefined;
}

export function plateWords({ number, name, coordinates }: Plate, language: Language): PlateWords {
  const { plates } = dictionaryOf(language);
  /** A wide space: a point would begin or end a line where the caption breaks. */
  const space = language === 'zh' ? '\u3000' : '\u2003';
  const numbered = fill(plates.numbered, { number }) + space;
  if (!coordinates) return { numbered, name, space: '', coordinates: '' };
  return { numbered, name, space, coordinates: coordinatesText(coordinates, language) };
}
