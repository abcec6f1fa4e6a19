import * as v from 'valibot';
import { csv } from '#domain/csv';
import { listedEnquiryOf } from '#domain/enquiry/admin-enquiry';
import { enquiry } from '#domain/enquiry/enquiry';
import { enquiryRow, vcards } from '#domain/enquiry/exports';
import { areAlike, sketchOf } from '#domain/enquiry/sketch';
import { plainText } from '#domain/text';
import { adminEnquiryOf, isLive, newStoredEnquiry } from '../../netlify/enquiries/record.ts';
import { htmlOf, textOf } from '../../netlify/notifications/mail-body.ts';
import { composeNotification } from '../../netlify/notifications/notification.ts';
import { bodyOf } from '../../netlify/notifications/webhook-body.ts';
import { withEscapedAttributes } from '../../src/page-output/finished-page';
import { withWholeFigures, withWholeWords } from '../../src/page-output/line-breaks';
import { withOneStyleSheet } from '../../src/page-output/page-policy';
import { enquiryWith } from '../netlify/opportunities/samples.ts';

/** A part of the code that takes a text. */
export interface TextFunction {
  readonly name: string;
  readonly run: (text: string) => unknown;
}

const modules = import.meta.glob<Record<string, unknown>>(['../../src/domain/**/*.ts', '../../src/i18n/*.ts'], {
  eager: true,
});

/** Functions that take an object or a list: a text would be one with an entry for each of its characters. */
const givenObjects = new Set([
  ...['keysOf', 'altsOfNamed', 'call', 'required', 'median', 'joined', 'inAtlasOrder'],
  ...['canonicalQuery', 'refined', 'without', 'summaryOf'],
]);

/** All code that takes a text: functions found automatically, and those that need more than a text. */
export function textFunctions(): readonly TextFunction[] {
  const found = Object.entries(modules).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([key, value]) => {
      const name = `${file.replace('../../src/', '')}: ${key}`;
      if (isSchema(value)) return schemaRuns(name, value);
      return isFunction(value) && !givenObjects.has(key) ? functionRuns(name, value) : [];
    }),
  );
  return [...found, ...composedFunctions];
}

/** A function that takes a text alone, or with a language after it. */
function functionRuns(name: string, called: (...given: readonly unknown[]) => unknown): readonly TextFunction[] {
  const ways: readonly ((text: string) => readonly unknown[])[] = [(text) => [text], (text) => [text, 'en']];
  const way = ways.find((args) => takes(() => called(...args('sample text'))));
  if (!way || called.length === 0) return [];
  return [{ name, run: (text) => attempt(() => consumed(called(...way(text)))) }];
}

/** A schema, given the text itself and an object with the text in each of its fields. */
function schemaRuns(name: string, schema: v.GenericSchema): readonly TextFunction[] {
  const entries: unknown = 'entries' in schema ? schema.entries : {};
  const keys = typeof entries === 'object' && entries !== null ? Object.keys(entries) : [];
  return [
    {
      name,
      run: (text) => [
        v.safeParse(schema, text),
        v.safeParse(schema, Object.fromEntries(keys.map((key) => [key, text]))),
        v.safeParse(schema, [text]),
      ],
    },
  ];
}

const isFunction = (value: unknown): value is (...given: readonly unknown[]) => unknown => typeof value === 'function';

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';

/** Generators do nothing until they are read. */
function consumed(result: unknown): unknown {
  const isIterator = typeof result === 'object' && result !== null && 'next' in result && Symbol.iterator in result;
  return isIterator ? [...(result as Iterable<unknown>)] : result;
}

function takes(work: () => unknown): boolean {
  try {
    ignoreRejection(work());
    return true;
  } catch {
    return false;
  }
}

function attempt(work: () => unknown): unknown {
  try {
    return ignoreRejection(work());
  } catch {
    return undefined;
  }
}

/** Handles the rejection of an asynchronous function, which does not affect its cost and must not end the test. */
function ignoreRejection(result: unknown): unknown {
  if (result instanceof Promise) result.catch(() => undefined);
  return result;
}

const adminEnquiry = (text: string) => {
  const fields = { firstName: text, lastName: text, company: text, email: text, message: text, phone: text };
  const record = newStoredEnquiry(enquiryWith(fields), 'INV-234679', []);
  if (!isLive(record)) throw new Error('It has just been made.');
  return adminEnquiryOf('0'.repeat(64), record);
};

const notification = (text: string) => composeNotification(adminEnquiry(text), 'en', 'https://site.example');

/** Functions that need more than a text, and those that process every page and every file of texts. */
export const composedFunctions: readonly TextFunction[] = [
  { name: 'a text as it is kept', run: plainText },
  { name: 'a Chinese page', run: (text) => withWholeWords(`<main><p>${text}</p></main>`) },
  { name: 'a page', run: (text) => withWholeFigures(`<main><p>${text}</p></main>`) },
  { name: 'attributes', run: (text) => withEscapedAttributes(`<img alt="${text}"><p>${text}`) },
  { name: 'style sheets', run: (text) => withOneStyleSheet(`<head><style>a{}</style>${text}</head>`) },
  { name: 'the contact form', run: (text) => v.safeParse(enquiry, enquiryWith({ message: text, email: text })) },
  { name: 'csv', run: (text) => csv([[text]]) },
  { name: 'the export of an enquiry', run: (text) => csv([enquiryRow(adminEnquiry(text))]) },
  { name: 'address cards', run: (text) => vcards([listedEnquiryOf(adminEnquiry(text))], (code) => code) },
  { name: 'mail as text', run: (text) => textOf(notification(text)) },
  { name: 'mail as HTML', run: (text) => htmlOf(notification(text)) },
  ...(['json', 'wecom', 'slack', 'teams'] as const).map((format) => ({
    name: `webhook as ${format}`,
    run: (text: string) => JSON.stringify(bodyOf(notification(text), format)),
  })),
  { name: 'likeness', run: (text) => areAlike(sketchOf(text).text, sketchOf(`${text} `).text) },
];
