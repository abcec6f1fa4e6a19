import { z } from 'astro/zod';
import { coordinatesExpected, readCoordinates, withinArgentina } from '#domain/coordinates';
import type { Language } from '#domain/language';
import { provinceCodes } from '#domain/province';
import { sectorKeys } from '#domain/sector';
import { figureIsWhole } from '#domain/statistic';
import { playerURL, videoURLExpected } from '#domain/video';
import { textKeys } from './content-keys.ts';

// The messages say what is expected. The content check (scripts/build/content-check) puts file, line and field before.

/** A text that an editor has to fill in. */
export const text = () => z.string('expected a text').trim().min(1, 'expected a text, not nothing');

/** These fields and no others. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) => {
  const expected = `expected ${Object.keys(shape).join(', ')}`;
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'unrecognized_keys' ? `${expected}, and no other field` : expected),
  });
};

const yearExpected = 'expected a year as a number, without quotation marks, such as 2024';
export const year = z.int(yearExpected).min(1900, yearExpected).max(2100, yearExpected);

/** The key of a fact, whose publisher and year are shown under the figure. */
const factKey = () => z.string('expected a key of content/facts').trim().min(1, 'expected a key of content/facts');

const statisticsExpected = 'expected a list of one to six, each with text and fact';
const statistic = fields({
  text: text().refine(figureIsWhole, {
    error:
      'the first four characters are the highlighted figure; pad a shorter one with spaces ("12  World Heritage sites") and never cut a word or a number',
  }),
  fact: factKey(),
});

/** The fields of `content/sectors/<language>/<sector>.md`. */
export const sectorSchema = fields({
  title: text(),
  summary: text(),
  statistics: z.array(statistic, statisticsExpected).min(1, statisticsExpected).max(6, statisticsExpected),
});

/** The fields of `content/provinces/<language>/<code>.md`. */
export const provinceSchema = fields({
  name: text(),
  /** The name as it stands in a sentence, where that is another: with an article. */
  nameInSentence: text().optional(),
  /** Of every province; the federal district, which is the country’s capital, has none. */
  capital: text().optional(),
});

const sectorsExpected = `expected one or more of ${sectorKeys.join(', ')}`;

/** A province's line in `content/provinces/sectors.yaml`. */
export const provinceSectorsSchema = fields({
  sectors: z.array(z.enum(sectorKeys, sectorsExpected), sectorsExpected).min(1, sectorsExpected),
  population: factKey(),
});

/** The whole of `content/provinces/sectors.yaml`. */
export const allProvinceSectorsSchema = fields(
  Object.fromEntries(provinceCodes.map((code) => [code, provinceSectorsSchema])),
);

/** A figure that is set large, with its caption, and what is to be said of it in small print. */
const figure = fields({
  figure: text(),
  caption: text(),
  fact: factKey(),
  note: text().optional(),
});
const figuresExpected = 'expected a list of figure, caption and fact';

/** `content/headline-figures/<language>.yaml`: the home page's five figures, in their order. */
export const headlineFiguresSchema = fields({
  figures: z.array(figure, figuresExpected).length(5, 'expected exactly five'),
});

/** The fields of a short text with a title. */
export const titledTextSchema = fields({ title: text() });

/** The fields of `content/reasons/<language>/<key>.md`: a reason to invest, with the figures that bear it out. */
export const reasonSchema = fields({
  title: text(),
  figures: z.array(figure, figuresExpected).max(2, 'expected at most two').default([]),
});

/** A day: YAML reads one without quotation marks as a moment. */
export const day = () =>
  z.preprocess(
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z.iso.date('expected a day, such as 2026-11-23'),
  );

/** A day for each of these. */
const days = <Key extends string>(keys: readonly Key[]) => fields(Object.fromEntries(keys.map((key) => [key, day()])));

/** `content/checked-on.yaml`: the day on which each text was last compared with its sources. */
export const checkedOnSchema = fields({
  sectors: days(sectorKeys),
  provinces: days(provinceCodes),
  reasons: days(textKeys.reasons),
});

const chaptersExpected = 'expected a list of chapter and checkedOn, in the order of the guide';

/** `content/guide/chapters.yaml`: the guide's chapters in their order, each with the day of its last comparison with the law. */
export const guideChaptersSchema = fields({
  chapters: z
    .array(
      fields({
        chapter: z
          .string('expected the name of its files')
          .regex(/^[a-z]+(?:-[a-z]+)*$/, 'expected the name of its files: English words in lower case, with hyphens'),
        checkedOn: day(),
      }),
      chaptersExpected,
    )
    .min(1, chaptersExpected)
    .refine((chapters) => new Set(chapters.map(({ chapter }) => chapter)).size === chapters.length, {
      error: 'one chapter stands here twice; keep one of the two',
    }),
});

const sourcesExpected = 'expected a list of keys of content/sources, or [] where there are none';

/** The fields of `content/guide/<language>/<chapter>.md`. Title and summary are also what search engines show of it. */
export const chapterSchema = fields({
  title: text().max(45, 'expected at most 45 characters, as search engines show'),
  summary: text().max(160, 'expected one sentence of at most 160 characters, as search engines show'),
  sources: z.array(text(), sourcesExpected),
});

/** `content/pictures/<language>.yaml`: what each illustration shows, for readers who do not see it. */
export const illustrationTextsSchema = z.record(z.string(), text(), 'expected a line for each picture');

/** A name in each language. */
export const inEachLanguage = () => fields({ en: text(), es: text(), zh: text() } satisfies Record<Language, unknown>);

/** `content/plates.yaml`: a plate's caption. Its alternative text stands in `content/pictures`. */
const plateSchema = fields({
  name: inEachLanguage(),
  coordinates: z
    .string(coordinatesExpected)
    .transform((written, context) => {
      const read = readCoordinates(written);
      if (read && withinArgentina(read)) return read;
      context.addIssue(
        read ? 'expected a place in Argentina, from 21° to 56° S and from 53° to 74° W' : coordinatesExpected,
      );
      return z.NEVER;
    })
    .optional(),
});

/** All of `content/plates.yaml`. */
export const platesSchema = z.record(z.string(), plateSchema, 'expected a name, and coordinates, for each picture');

export const secureURL = () => z.url({ protocol: /^https$/, error: 'expected an address that begins with https://' });

/** `content/founders.yaml`. Without a name the page shows the role, a key of the dictionary's `about.roles`. */
export const foundersSchema = fields({
  founders: z.array(
    fields({
      role: z.enum(['ceo', 'cto'], 'expected ceo or cto'),
      name: text().optional(),
      profile: secureURL().optional(),
    }).refine(({ name, profile }) => name !== undefined || profile === undefined, {
      error: 'expected a name beside it',
      path: ['profile'],
    }),
    'expected a list of role, and name and profile once they are known',
  ),
});

/** `content/partners.yaml`. Without a name the page shows what kind of partner it is. */
export const partnersSchema = fields({
  partners: z.array(
    fields({
      kind: inEachLanguage(),
      name: inEachLanguage().optional(),
      role: inEachLanguage(),
      address: secureURL().optional(),
    }).refine(({ name, address }) => name !== undefined || address === undefined, {
      error: 'expected a name beside it',
      path: ['address'],
    }),
    'expected a list of kind and role, and name and address once they are known',
  ),
});

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (value instanceof Object && Object.values(value).every(isEmpty));

/** What the owner fills in once it is known: until then its line is empty, or there is none. */
const onceKnown = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), schema.optional());

const taxNumberExpected = 'expected a CUIT, such as 30-00000000-7';

/** Whether the last digit of a CUIT follows from the ten before it, as ARCA computes it (modulo 11). */
function checkDigitFits(number: string): boolean {
  const digits = [...number.replaceAll('-', '')].map(Number);
  const sum = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1].reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);
  return sum % 11 === 0;
}

/** `owner` of `content/site.yaml`: who runs the site. */
export const ownerSchema = fields({
  legalName: onceKnown(text()),
  taxNumber: onceKnown(
    z
      .string(taxNumberExpected)
      .regex(/^\d{2}-\d{8}-\d$/, taxNumberExpected)
      .refine(checkDigitFits, { error: 'its last digit does not fit the others: a digit is mistyped' }),
  ),
  address: onceKnown(text()),
  ownership: onceKnown(inEachLanguage()),
  paidBy: onceKnown(inEachLanguage()),
  courts: onceKnown(inEachLanguage()),
});

/** `contact` of `content/site.yaml`. */
export const teamSchema = fields({
  phone: onceKnown(
    z.string('expected a text').regex(/^\+[\d ()-]{8,24}$/, 'expected "+", the country code and the number'),
  ),
  email: onceKnown(z.email('expected an e-mail address')),
  wechat: onceKnown(text()),
});

/** `answering` of `content/site.yaml`. */
export const answeringSchema = fields({ publishMedian: z.boolean('expected true or false') });

/** `video` of `content/site.yaml`. */
export const videoSchema = fields({
  address: text().refine((url) => playerURL(url) !== undefined, { error: videoURLExpected }),
  title: inEachLanguage(),
  chinaAddress: secureURL().optional(),
});

/** `privacy` of `content/site.yaml`: what the law wants to be named, as far as the owner has filled it in. */
export const responsibleSchema = fields({
  registration: onceKnown(text()),
  inEurope: onceKnown(text()),
  inChina: onceKnown(text()),
});

/** The whole of `content/site.yaml`. */
export const siteSchema = fields({
  owner: onceKnown(ownerSchema),
  contact: onceKnown(teamSchema),
  answering: answeringSchema.optional(),
  video: onceKnown(videoSchema),
  privacy: onceKnown(responsibleSchema),
});

/** The whole of `content/site.example.yaml`: a fictitious owner, for sites on one's own machine. */
export const exampleSchema = fields({ owner: ownerSchema, contact: teamSchema, privacy: responsibleSchema });
