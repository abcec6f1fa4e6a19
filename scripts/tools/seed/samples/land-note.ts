import type { SampleLanguage } from './sheet.ts';

/** Properties of rural land to which additional rules apply. */
type LandPlace = 'water' | 'frontier';

const rural: Readonly<Record<SampleLanguage, string>> = {
  en: 'For foreign buyers, Law 26.737 limits rural land by share and by hectares, and asks for a certificate before the deed.',
  es: 'Para compradores extranjeros, la Ley 26.737 limita las tierras rurales por porcentaje y por hectáreas, y exige un certificado antes de la escritura.',
  zh: '外国买方须注意：第26737号法律对农村土地设有比例和面积上限，签署公证契据前须取得证明。',
};

const places: Readonly<Record<LandPlace, Readonly<Record<SampleLanguage, string>>>> = {
  water: {
    en: 'It bars them from land on large permanent waters.',
    es: 'Les veda las tierras ribereñas de grandes cuerpos de agua permanentes.',
    zh: '该法不允许外国人持有大型常年水体沿岸的土地。',
  },
  frontier: {
    en: 'In a frontier security zone, such as this may be, they need a permit first.',
    es: 'En zona de seguridad de frontera, como puede ser esta, necesitan además un permiso previo.',
    zh: '本地块可能位于边境安全区，外国人购地须事先获得许可。',
  },
};

/** The last paragraph for rural land: what a foreign buyer has to check first. */
export const landNote = (language: SampleLanguage, ...of: readonly LandPlace[]): string =>
  [rural[language], ...of.map((place) => places[place][language])].join(language === 'zh' ? '' : ' ');
