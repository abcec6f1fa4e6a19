import { getCollection } from 'astro:content';
import { countryNameIn } from '#domain/country';
import type { Investment } from '#domain/investments/register';
import type { Language } from '#domain/language';
import type { SectorKey } from '#domain/sector';
import { dictionaryOf } from '../i18n/dictionary';
import { inMillions, lawWords } from '../i18n/fact-words';
import { fill } from '../i18n/fill';
import { bracketed, dayText, joined } from '../i18n/intl';
import { sumText } from '../i18n/money';
import { readProvinceNames } from './content';
import { expectValue } from './expect-value';
import { readFactBook } from './fact-book';

/** An investment with its words in a language. */
export interface WordedInvestment extends Investment {
  readonly words: {
    readonly what: string;
    /** Each company with its countries. */
    readonly companies: string;
    readonly provinces: string;
    readonly sum: string;
    readonly size: string | undefined;
    readonly status: string;
    /** The day, with what happened on it. */
    readonly day: string | undefined;
    readonly law: string | undefined;
    readonly lawAddress: string | undefined;
    readonly publisher: string;
  };
}

/** The whole register. */
export async function readInvestments(language: Language): Promise<readonly WordedInvestment[]> {
  const [files, book, provinceNames] = await Promise.all([
    getCollection('investments'),
    readFactBook(),
    readProvinceNames(language),
  ]);
  const { investments: texts } = dictionaryOf(language);
  const worded = (investment: Investment): WordedInvestment => {
    const { companies, provinces, sum, size, status, day, law: key = '' } = investment;
    const law = book.laws.get(key);
    return {
      ...investment,
      words: {
        what: investment.what[language],
        companies: joined(
          companies.map(({ name, countries }) => name + bracketed(countriesText(countries, language), language)),
          language,
        ),
        provinces:
          joined(
            provinces.map((code) => provinceNames[code]),
            language,
          ) || texts.noProvince,
        sum: sum === undefined ? texts.noSum : sumText(sum, language),
        size: size && fill(texts.sizes[size.unit], { count: inMillions(size.amount, language) }),
        status: texts.statuses[status],
        day: day && fill(texts.days[status], { date: dayText(day, language) }),
        law: law && lawWords(key, law, language),
        lawAddress: law?.address,
        publisher: expectValue(
          book.publishers.get(investment.publisher),
          `content/publishers: expected ${investment.publisher}`,
        )[language],
      },
    };
  };
  return files.flatMap(({ data }) => Object.entries(data).map(([key, entry]) => worded({ key, ...entry })));
}

interface ForeignCompany {
  readonly name: string;
  readonly countries: string;
  readonly does: string;
  readonly publisher: string;
  readonly address: string;
}

/** The foreign companies of a sector, by name. */
export async function readForeignCompanies(language: Language, sector: SectorKey): Promise<readonly ForeignCompany[]> {
  const [files, book] = await Promise.all([getCollection('companies'), readFactBook()]);
  return files
    .flatMap(({ data }) => Object.values(data))
    .filter(({ sectors }) => sectors.includes(sector))
    .map(({ name, countries, does, publisher, address }) => ({
      name,
      countries: countriesText(countries, language),
      does: does[language],
      publisher: expectValue(book.publishers.get(publisher), `content/publishers: expected ${publisher}`)[language],
      address,
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

const countriesText = (codes: readonly string[], language: Language): string =>
  joined(
    codes.map((code) => countryNameIn(code, language)),
    language,
  );
