import * as v from 'valibot';

/**
 * What can be wrong with a field. The code is the message in every schema, travels in the `fields` of an error answer,
 * and becomes a sentence in the reader's language in the interface.
 */
export const fieldProblems = [
  'required',
  'too-long',
  'control-character',
  'email',
  'unknown',
  'too-many',
  'wrong-type',
  'not-stored',
  'date',
  'number',
  'range',
] as const;

export type FieldProblem = (typeof fieldProblems)[number];

/** The fields at fault, each with the first thing that is wrong with it. */
export type FieldProblems = Readonly<Record<string, FieldProblem>>;

/** A schema's message, checked to be one of the known problems. */
export const problem = (code: FieldProblem): FieldProblem => code;

/** What does not belong on one line: line breaks of every kind, and the tabs between the cells of a pasted table. */
const breakOrTab = /[\t\n\v\f\r\u0085\u2028\u2029]/u;
const blanks = /[\s\u0085]+/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for.
const controlCharacter = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/u;

// How word processors paste a line break that was made by hand, and a page break.
const pastedBreak = /[\v\f]/g;

// What turns the reading direction round, and what has no width and no use in any script: the tools of names that look
// like others. Joiners and direction marks stay, because Persian, Hindi, Hebrew and emoji need them.
const trickery = /[\u202A-\u202E\u2066-\u206F\u200B\u2060-\u2064\uFEFF\u180E\uFFF9-\uFFFB]/gu;
const halfPair = /\p{Surrogate}/gu;

// Composing takes time by the square of the marks in a row (14 s for 126,000). No script stacks more than a few on one
// letter; thirty is the bound of Unicode's Stream-Safe Text Format (UAX #15, section 13).
const marksBeyondReading = /(\p{Mark}{30})\p{Mark}+/gu;

// Tags are invisible letters. They belong to the flags of England, Scotland and Wales, behind a black flag, and nowhere else.
const tags = /(\u{1F3F4}[\u{E0020}-\u{E007E}]{1,8}\u{E007F})|[\u{E0000}-\u{E007F}]+/gu;

// An accent typed apart is up to three more UTF-16 code units than the one character that it is kept as (UTR #36 names 4
// as the most that composing can save).
const mostUnitsApart = 4;

// Characters that draw nothing: spaces, those that Unicode lets a renderer ignore, the empty Braille pattern, and the
// musical note without a head.
const onlyInvisible = /^[\s\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]*$/u;

/** The text as it is kept: composed characters (NFC), whole ones, none that are there to deceive; a pasted break as `\n`. */
export const plainText = (text: string): string =>
  text
    .replace(trickery, '')
    .replace(halfPair, '\uFFFD')
    .replace(pastedBreak, '\n')
    .replace(tags, '$1')
    .replace(marksBeyondReading, '$1')
    .normalize('NFC')
    // A few marks are composed of two (U+0344, U+0F73), so that there may be twice as many now.
    .replace(marksBeyondReading, '$1');

/** How long a text is when it is kept, counted as the limits count. */
export const textLength = (text: string): number => plainText(text.trim()).trim().length;

/** A trimmed text of at most `length` characters without control characters; tabs and line breaks are allowed. */
export const multiLine = (length: number) =>
  v.pipe(
    v.string(problem('wrong-type')),
    v.trim(),
    // Before anything is done with it: what is refused for its length must not cost the work of what is kept.
    v.maxLength(mostUnitsApart * length, problem('too-long')),
    v.transform(plainText),
    v.trim(),
    v.maxLength(length, problem('too-long')),
    v.check((text) => !controlCharacter.test(text), problem('control-character')),
  );

/** A text as it is kept on one line: blanks with a line break or a tab are one space. */
export const onOneLine = (text: string): string => text.replace(blanks, (run) => (breakOrTab.test(run) ? ' ' : run));

/** A trimmed text of at most `length` characters on one line. */
export const oneLine = (length: number) =>
  v.pipe(v.string(problem('wrong-type')), v.transform(onOneLine), multiLine(length));

/** A text that has to be filled in with something that can be seen: spaces and other blanks do not fill it. */
export const required = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.pipe(
    schema,
    v.check((text) => !onlyInvisible.test(text), problem('required')),
  );
