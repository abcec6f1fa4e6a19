import type { Slide } from '#domain/calls/slides';
import type { Coordinates } from '#domain/illustrations/plates';
import type { Language } from '#domain/language';
import { isProvinceCode, type ProvinceCode } from '#domain/province';
import { isSectorKey } from '#domain/sector';
import { type Dictionary, dictionaryOf } from './dictionary';
import { fill } from './fill';
import { wordings } from './languages/index.ts';

interface Plate {
  readonly number: number;
  readonly name: string;
  readonly coordinates: Coordinates | undefined;
}

/** The parts of an illustration's caption, in order. */
export function plateWords({ number, name, coordinates }: Plate, language: Language): Slide['caption'] {
  const { plates } = dictionaryOf(language);
  // A wide space instead of a dot: a dot could begin or end a line when the caption wraps.
  const { captionSpace: space } = wordings[language];
  const numbered = fill(plates.numbered, { number }) + space;
  if (!coordinates) return { numbered, name, space: '', coordinates: '' };
  return { numbered, name, space, coordinates: coordinatesText(coordinates, language) };
}

/** Coordinates in map notation. Lines may break only between latitude and longitude. */
export function coordinatesText({ south, west }: Coordinates, language: Language): string {
  return fill(wordings[language].coordinates, { south: arc(south), west: arc(west) });
}

/** Label of a parallel at a map's margin: whole degrees south. */
export function parallelText(degrees: number, language: Language): string {
  return wordings[language].parallel.replace('#', String(degrees));
}

const arc = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}°${String(minutes % 60).padStart(2, '0')}′`;

/** English path and title of the first page that shows an illustration, by the illustration's key. */
export function shownOn(
  plate: string,
  { plates, sectors, whyArgentina, contact }: Pick<Dictionary, 'plates' | 'sectors' | 'whyArgentina' | 'contact'>,
  provinceNames: Readonly<Record<ProvinceCode, string>>,
): { readonly path: string; readonly page: string } {
  const [folder, name = ''] = plate.split('/');
  if (folder === 'provinces' && isProvinceCode(name)) {
    return { path: `/why-argentina#${name}`, page: provinceNames[name] };
  }
  const sector = name.replace(/-(?:aside|header)$/, '');
  if (folder === 'sectors' && isSectorKey(sector)) return { path: `/sectors/${sector}`, page: sectors[sector] };
  if (folder === 'contact') return { path: '/contact', page: contact.title };
  return folder === 'why' ? { path: '/why-argentina', page: whyArgentina.title } : { path: '/', page: plates.homePage };
}
