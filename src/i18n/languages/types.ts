import type { FactUnit, PerUnit } from '#domain/fact-book';

/** A unit for numbers of at least `from`. Its name follows the number. */
export interface NumberUnit {
  readonly from: number;
  readonly name: string;
  /** Name after exactly 1, if it differs. */
  readonly one?: string;
  /** Maximum number of decimals, if two are not exact to 10,000. */
  readonly digits?: 2 | 3;
}

/** Notation of lists and money. Visitors' scripts contain it for every language, so it is small. */
export interface Notation {
  /** Between names in a list. */
  readonly comma: string;
  /** Brackets around a remark, with the space before them; `#` is replaced by the remark. */
  readonly brackets: string;
  /** An amount in US dollars; `#` is replaced by the number with its unit. No-break spaces prevent line breaks. */
  readonly dollars: string;
  /** Units of money, largest first. */
  readonly units: readonly NumberUnit[];
  /** Between the numbers of a range. */
  readonly dash: string;
  /** The first number of a range has its unit even if it is that of the second. */
  readonly repeatsUnit?: true;
}

/** Singular and plural; `#` is replaced by the number. A no-break space keeps number and unit on one line. */
export interface PluralForms {
  /** Default: the plural form. */
  readonly one?: string;
  readonly other: string;
}

/** First word of a law's key (`content/laws`). */
export type LawKind = 'law' | 'decree' | 'general' | 'resolution' | 'communication';

/** Other language-specific formats. For the build and the server only. */
export interface Wording {
  /** Locale of the Open Graph protocol. */
  readonly openGraphLocale: string;
  /** BCP 47 tag that sorts the names of countries. */
  readonly collation: string;
  /** Punctuation of running text, with the space after it. */
  readonly text: {
    /** Between a label and its value. */
    readonly colon: string;
    readonly comma: string;
    readonly semicolon: string;
    readonly stop: string;
    /** Between sentences. */
    readonly space: string;
  };
  /** Between the parts of an illustration's caption. */
  readonly captionSpace: string;
  /** A year; `#` is replaced by the number. */
  readonly year: string;
  /** Letter of the west at the margin of the map of provinces. */
  readonly west: string;
  /** Label of a parallel at a map's margin; `#` is replaced by the degrees south. */
  readonly parallel: string;
  /** Coordinates; `{south}` and `{west}` are replaced by degrees and minutes. */
  readonly coordinates: string;
  readonly officeHours: {
    readonly weekdays: 'long' | 'short';
    /** Between the first and the last day. */
    readonly toDay: string;
    /** Between days and hours. */
    readonly comma: string;
    /** Between the first and the last hour. */
    readonly toHour: string;
    /** Whether 9 o'clock is 09:00. */
    readonly leadingZero: boolean;
    /** Names of time zones that replace those of `Intl`, by IANA name. */
    readonly zones: Readonly<Record<string, string>>;
  };
  /** Names of laws by kind; `#` is replaced by the number. */
  readonly laws: Readonly<Record<LawKind, string>>;
  /** Number of a law (`27.742`) or a communication (`A 8226`), from Argentina's notation. */
  readonly lawNumber: (number: string) => string;
  /** Unit names. `usd`, `year` and `date` have their own formats; `number`, `index` and `people` have no unit. */
  readonly factUnits: Readonly<
    Record<Exclude<FactUnit, 'usd' | 'number' | 'index' | 'people' | 'year' | 'date'>, PluralForms>
  >;
  /** Follows a value with its unit: “ per MWh”. */
  readonly perUnits: Readonly<Record<PerUnit, string>>;
  /** Quarters of a year, `#`. */
  readonly quarters: readonly [string, string, string, string];
  /** Units of large counts, largest first. */
  readonly countUnits: readonly NumberUnit[];
  /** Name of a million before a currency, if pesos are counted in millions. */
  readonly million?: { readonly one: string; readonly other: string };
  /** Name of a million millions before a currency, likewise. */
  readonly trillion?: { readonly one: string; readonly other: string };
  readonly countries: {
    /** Listed before the others, by code. */
    readonly first: readonly string[];
    /** Names that replace the package's, if that is the official long form or unusual in the language. */
    readonly names: Readonly<Record<string, string>>;
  };
}

/** How the content check recognizes a language. */
export interface Proofreading {
  /** Frequent small words, separated by spaces; missing if the language is recognized by its script. */
  readonly stopWords?: string;
  /** Beginning of the alternative text of every illustration. */
  readonly printOf: RegExp;
}
