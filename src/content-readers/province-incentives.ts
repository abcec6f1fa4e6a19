import { getEntry } from 'astro:content';
import type { Language } from '#domain/language';
import { isProvinceCode, type ProvinceCode } from '#domain/province';
import { lawWords } from '../i18n/fact-words';
import { readProvinceNames } from './content';
import { expectValue } from './expect-value';
import { type Cited, citedIn, readFactBook } from './fact-book';

const file = 'content/provinces/incentives.yaml';

/** An incentive under a province's own law. */
export interface ProvinceIncentive {
  readonly code: ProvinceCode;
  readonly province: string;
  readonly law: string;
  /** URL of the law's text, if known. */
  readonly address?: string | undefined;
  readonly benefit: string;
  /** Minimum investment in US dollars, if any. */
  readonly minimum?: number | undefined;
  /** `YYYY-MM-DD` */
  readonly checkedOn: string;
}

/** The provinces' own incentives, ordered by province name, or those of one, and the sources that they cite. */
export async function readProvinceIncentives(language: Language, only?: ProvinceCode) {
  const book = await readFactBook();
  const names = await readProvinceNames(language);
  const { data } = expectValue(await getEntry('provinceIncentives', 'incentives'), `${file}: expected this file`);
  const order = new Intl.Collator(language);
  const entries = Object.entries(data).flatMap(([code, entry]) =>
    entry && isProvinceCode(code) && code === (only ?? code) ? [{ code, province: names[code], ...entry }] : [],
  );
  const incentives = entries
    .map(({ law: key, benefit, minimum, sources: _, ...entry }): ProvinceIncentive => {
      const law = expectValue(book.laws.get(key), `content/laws: expected ${key}`);
      const sum = minimum === undefined ? undefined : book.facts.get(minimum)?.value;
      return {
        ...entry,
        law: lawWords(key, law, language, true),
        address: law.address,
        benefit: benefit[language],
        minimum: typeof sum === 'number' ? sum : undefined,
      };
    })
    .sort((one, other) => order.compare(one.province, other.province));
  const cited: Cited = citedIn(
    book,
    entries.flatMap(({ law, minimum }) => [`{${law}}`, minimum ? `{${minimum}}` : '']),
    entries.flatMap(({ sources }) => sources),
  );
  return { incentives, book, cited };
}
