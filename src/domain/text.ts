import * as v from 'valibot';

/**
 * The problems of a field. The code is the message in every schema, is sent in the `fields` of an error response, and
 * becomes a sentence in the reader’s language in the interface.
 */
export const fieldProblems = [
  'required',
  'too-long',
  'too-short',
  'taken',
  'control-character',
  'email',
  'unknown',
  'too-many',
  'wrong-type',
  'not-stored',
  'date',
  'number',
  'range',
  'personal-data',
] as const;

export type FieldProblem = (typeof fieldProblems)[number];

/** The invalid fields, each with its first problem. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** A schema’s message, type-checked to be a known problem. */
export const problem = (code: FieldProblem): FieldProblem => code;

/** Not allowed on one line: line breaks of all kinds, and the tabs between the cells of a pasted table. */
const breakOrTab = /[\t\n\v\f\r\u0085\u2028\u2029]/u;
const blanks = /[\s\u0085]+/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const controlCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u;

// Word processors paste manual line breaks and page breaks as these characters.
const pastedBreak = /[\v\f]/g;

// Characters that reverse the reading direction, or have no width and no use in any script: means to imitate other
// names. Joiners and direction marks stay, because Persian, Hindi, Hebrew and emoji need them.
const trickery = /[\u202A-\u202E\u2066-\u206F\u200B\u2060-\u2064\uFEFF\u180E\uFFF9-\uFFFB]/gu;
const halfPair = /\p{Surrogate}/gu;

// Normalization takes quadratic time in the number of consecutive marks (14 s for 126,000). No script stacks more than
// a few on one letter; thirty is the limit of Unicode’s Stream-Safe Text Format (UAX #15, section 13).
const marksBeyondReading = /(\p{Mark}{30})\p{Mark}+/gu;

// Tags are invisible letters, valid only in the flags of England, Scotland and Wales, after a black flag.
const tags = /(\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F})|[\u{E0000}-\u{E007F}]+/gu;

// A decomposed accent takes up to three more UTF-16 code units than the composed character (UTR #36: composing saves a
// factor of 4 at most).
const mostUnitsApart = 4;

// Invisible characters: spaces, those that Unicode lets a renderer ignore, the empty Braille pattern, and the musical
// note without a head.
const onlyInvisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]*$/u;

/** The URL in a text; `undefined` if it is none. `URL.canParse` is too new for the oldest browsers of the site. */
export function parseURL(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * A text in stored form: composed characters (NFC), without lone surrogates and deceptive characters; every pasted
 * line break is a line feed.
 */
export const plainText = (text: string): string =>
  text
    .replace(trickery, '')
    .replace(halfPair, '\uFFFD')
    .replace(pastedBreak, '\n')
    .replace(tags, '$1')
    .replace(marksBeyondReading, '$1')
    .normalize('NFC')
    // A few marks decompose into two (U+0344, U+0F73), so that there may be twice as many now.
    .replace(marksBeyondReading, '$1');

/** The length of a text in stored form, counted like the limits. */
export const textLength = (text: string): number => plainText(text.trim()).trim().length;

/** A trimmed text of at most `length` characters without control characters; tabs and line breaks are allowed. */
export const multiLine = (length: number) =>
  v.pipe(
    v.string(problem('wrong-type')),
    v.trim(),
    // Before any processing: a text over the limit must not cost the processing time.
    v.maxLength(mostUnitsApart * length, problem('too-long')),
    v.transform(plainText),
    v.trim(),
    v.maxLength(length, problem('too-long')),
    v.check((text) => !controlCharacter.test(text), problem('control-character')),
  );

/** A text in stored form on one line: blanks with a line break or a tab become one space. */
export const onOneLine = (text: string): string => text.replace(blanks, (run) => (breakOrTab.test(run) ? ' ' : run));

/** A trimmed text of at most `length` characters on one line. */
export const oneLine = (length: number) =>
  v.pipe(v.string(problem('wrong-type')), v.transform(onOneLine), multiLine(length));

/** A text that must contain something visible: blanks do not count. */
export const required = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.pipe(
    schema,
    v.check((text) => !onlyInvisible.test(text), problem('required')),
  );

/** A short digest that shows whether a text has changed; spaces and line breaks do not count. Not for security. */
export function textDigest(text: string): string {
  const compared = plainText(text).replace(/\s+/gu, ' ').trim();
  // FNV-1a, twice with different primes.
  let [one, other] = [0x811c9dc5, 0x811c9dc5];
  for (let at = 0; at < compared.length; at++) {
    const unit = compared.charCodeAt(at);
    one = Math.imul(one ^ unit, 0x01000193);
    other = Math.imul(other ^ unit, 0x85ebca6b);
  }
  return [one, other].map((half) => (half >>> 0).toString(36)).join('');
}
