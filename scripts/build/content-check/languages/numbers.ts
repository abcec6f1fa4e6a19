import type { Language } from '#domain/language';

const units: Readonly<Record<string, number>> = {
  '%': 1,
  万: 1e4,
  亿: 1e8,
  万亿: 1e12,
  'mil millones': 1e9,
  million: 1e6,
  millón: 1e6,
  millones: 1e6,
  billion: 1e9,
  trillion: 1e12,
  M: 1e6,
  B: 1e9,
};

const number =
  /(?<digits>\d+(?:[.,\u00a0\u202f]\d+)*)(?:\s?(?<unit>%|万亿|万|亿|mil millones|millones|millón|[bmtr]+illion|[BM](?!\p{L})))?/gu;

/** Language-independent numbers of a text: “2,7M” and “270万” are 2700000. */
export function numbersIn(text: string, language: Language): readonly string[] {
  const [thousands, decimal] = (0.5).toLocaleString(language).includes(',') ? ['.', ','] : [',', '.'];
  return [...text.matchAll(number)].map(({ groups: { digits = '', unit = '' } = {} }) => {
    const plain = digits
      .replace(/[\u00a0\u202f]/g, '')
      .replaceAll(thousands, '')
      .replace(decimal, '.');
    const value = Number((Number(plain) * (units[unit] ?? 1)).toPrecision(12));
    // Messages show large numbers with English separators, but not years.
    return `${value < 1e5 ? value : value.toLocaleString('en')}${unit === '%' ? '%' : ''}`;
  });
}

/** Greatest number that one language may write as a word and another in digits. */
const leastWritten = 12;
/** Numbers above that limit, which all languages write in digits. */
export const beyondWords = (numbers: readonly string[]) =>
  numbers.filter((written) => !/^\d+$/.test(written) || Number(written) > leastWritten);
