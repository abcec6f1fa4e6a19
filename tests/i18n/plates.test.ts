import { expect, test } from 'vitest';
import { inAtlasOrder, readCoordinates, withinArgentina } from '#domain/illustrations/plates';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { coordinatesText, shownOn } from '../../src/i18n/plates.ts';

const named = (name: string) => ({ en: name, es: name, zh: name });

test('Coordinates are read only in degrees and minutes, south and west', () => {
  expect(readCoordinates('23°36′ S 65°54′ W')).toEqual({ south: 23 * 60 + 36, west: 65 * 60 + 54 });
  for (const written of [
    '',
    '23°60′ S 65°54′ W',
    "23°36' S 65°54' W",
    '23°36′ N 65°54′ W',
    '23.6, -65.9',
    '3°36′ S 65°54′ W',
  ]) {
    expect([written, readCoordinates(written)]).toEqual([written, undefined]);
  }
});

test('Coordinates within Argentina’s extreme points are accepted, and others are not', () => {
  const within = (written: string) => withinArgentina(readCoordinates(written) ?? { south: 0, west: 0 });
  expect(['21°47′ S 66°13′ W', '54°52′ S 68°05′ W', '25°42′ S 54°26′ W'].map(within)).toEqual([true, true, true]);
  expect(['20°59′ S 66°13′ W', '65°54′ S 23°36′ W', '40°00′ S 74°01′ W'].map(within)).toEqual([false, false, false]);
});

test('Each language writes coordinates as its maps do', () => {
  const coordinates = { south: 23 * 60 + 6, west: 65 * 60 + 54 };
  expect(coordinatesText(coordinates, 'en')).toBe('23°06′\u00a0S 65°54′\u00a0W');
  expect(coordinatesText(coordinates, 'es')).toBe('23°06′\u00a0S 65°54′\u00a0O');
  expect(coordinatesText(coordinates, 'zh')).toBe('南纬23°06′\u00a0西经65°54′');
});

test('Plates with coordinates are ordered from north to south, then west to east, and the others follow in their given order', () => {
  const plates = {
    wheat: { name: named('Wheat') },
    south: { name: named('South'), coordinates: { south: 3000, west: 4000 } },
    east: { name: named('East'), coordinates: { south: 1400, west: 3300 } },
    cellar: { name: named('Cellar') },
    west: { name: named('West'), coordinates: { south: 1400, west: 4200 } },
  };
  expect(inAtlasOrder(plates).map(([key]) => key)).toEqual(['west', 'east', 'south', 'wheat', 'cellar']);
});

test('A plate links to the page that shows it', () => {
  const texts = dictionaryOf('en');
  const provinces = new Proxy({} as Parameters<typeof shownOn>[2], { get: (_, code) => `Province ${String(code)}` });
  const leads = (plate: string) => Object.values(shownOn(plate, texts, provinces));
  expect(leads('home/3')).toEqual(['/', texts.plates.homePage]);
  expect(leads('provinces/SAL')).toEqual(['/why-argentina#SAL', 'Province SAL']);
  expect(leads('sectors/real-state-header')).toEqual(['/sectors/real-state', texts.sectors['real-state']]);
  expect(leads('sectors/mining-aside')).toEqual(['/sectors/mining', texts.sectors.mining]);
  expect(leads('why/talent')).toEqual(['/why-argentina', texts.whyArgentina.title]);
  expect(leads('contact/meeting')).toEqual(['/contact', texts.contact.title]);
});
