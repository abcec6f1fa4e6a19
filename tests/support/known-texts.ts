import { readdirSync, readFileSync } from 'node:fs';
import type { MdastNode } from 'satteri';
import { countryNameIn } from '#domain/country';
import { converted, type FactBook } from '#domain/fact-book';
import { isLanguage, type Language, languageNames, languages } from '#domain/language';
import { parseStructured } from '#domain/opportunity/structured-markup';
import { type Block, isStructured, type Line } from '#domain/opportunity/structured-text';
import { type ProvinceCode, provinceCodes } from '#domain/province';
import { parseBusinessHours } from '#domain/time/business-hours';
import businessHours from '../../content/business-hours.json' with { type: 'json' };
import { readMarkdown } from '../../scripts/build/content-check/read/read-markdown.ts';
import { readYaml } from '../../scripts/build/content-check/read/read-yaml.ts';
import { readFactBook } from '../../scripts/build/fact-book.ts';
import { samples } from '../../scripts/tools/seed/samples/samples.ts';
import { officeHoursText } from '../../src/components/contact/office-hours.ts';
import { aaipNotice } from '../../src/components/legal/legal-texts.ts';
import { countryOptions } from '../../src/i18n/countries.ts';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { factWords, lawWords, periodText, withFacts, yearText } from '../../src/i18n/fact-words.ts';
import { joined, languageName } from '../../src/i18n/intl.ts';
import { wordings } from '../../src/i18n/languages/index.ts';
import { factItems, factKeys, factText } from '../../src/i18n/opportunity-facts.ts';
import { textsOf } from './dictionary-texts.ts';

/** All texts that a page in a language may show, as in their source, with facts filled in. */
export function knownTexts(language: Language): readonly string[] {
  const book = readFactBook('.');
  const written = [
    ...textsOf(dictionaryOf(language)).map(([, text]) => text),
    ...contentTexts(language),
    ...sampleTexts(language),
  ].map((text) => withFacts(text, book, language));
  return [
    ...written,
    ...bookTexts(book, language),
    ...laterInList(language),
    ...countryOptions(language).flatMap(({ value, label }) => [label, countryNameIn(value, language)]),
    ...languages.flatMap((other) => [languageNames[other], languageName(other, language)]),
    ...factLists(language),
    ...sampleFacts(language),
    ...periods(language),
    ...Object.values(wordings[language].perUnits).map((unit) => unit.trim()),
    ...aaipNotice,
    officeHoursText(parseBusinessHours(businessHours), language),
  ];
}

/** The facts of the samples as pages write them, and the caption of their map. */
function sampleFacts(language: Language): string[] {
  const { facts: texts } = dictionaryOf(language);
  const provinceNames = byProvince((code) => nameOfProvince(code, language));
  const words = { language, texts, provinceNames };
  return samples.flatMap(({ facts }) => [
    ...factKeys.flatMap((key) => factText(key, facts, words) ?? []),
    ...factKeys.flatMap((key) => factItems(key, facts, words)?.map(({ text }) => text) ?? []),
    ...(facts.place && facts.province ? [joined([facts.place.locality, provinceNames[facts.province]], language)] : []),
  ]);
}

const nameOfProvince = (code: ProvinceCode, language: Language): string =>
  /^name: (.*)$/m.exec(readFileSync(`content/provinces/${language}/${code}.md`, 'utf8'))?.[1] ?? '';

function byProvince<Value>(of: (code: ProvinceCode) => Value): Record<ProvinceCode, Value> {
  return Object.fromEntries(provinceCodes.map((code) => [code, of(code)])) as Record<ProvinceCode, Value>;
}

/** The facts on which a regime depends, as lists of two or more. */
function factLists(language: Language): string[] {
  const facts = Object.values(dictionaryOf(language).incentives.checks.facts);
  const listsFrom = (chosen: readonly string[]): string[][] => [
    [...chosen],
    ...facts.filter((fact) => !chosen.includes(fact)).flatMap((fact) => listsFrom([...chosen, fact])),
  ];
  const format = new Intl.ListFormat(language);
  return listsFrom([]).flatMap((list) => (list.length > 1 ? [format.format(list)] : []));
}

/** The texts of markdown and YAML files, without those in other languages. */
function contentTexts(language: Language): string[] {
  const others = languages.filter((other) => other !== language);
  return readdirSync('content', { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const file = `content/${name}`;
    if (others.some((other) => new RegExp(`/${other}(?:/|\\.)`).test(file))) return [];
    if (file.endsWith('.yaml')) return valuesIn(readYaml(file, readFileSync(file, 'utf8')).tree?.value, language);
    if (!file.endsWith('.md') || file === 'content/README.md') return [];
    const { tree, body } = readMarkdown(file, readFileSync(file, 'utf8'));
    return [...valuesIn(tree?.value, language), ...(body ? blocksOf(body.root) : [])];
  });
}

/** The texts of parsed YAML, without values under another language. */
function valuesIn(value: unknown, language: Language): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    isLanguage(key) && key !== language ? [] : valuesIn(part, language),
  );
}

/** The text of each paragraph, heading and cell. */
function blocksOf(node: MdastNode): string[] {
  if (node.type === 'paragraph' || node.type === 'tableCell') return [textOf(node)];
  // The steps of the guide are numbered differently for a project.
  if (node.type === 'heading') return [textOf(node), textOf(node).replace(/^\d+\. /, '')];
  return 'children' in node ? node.children.flatMap(blocksOf) : [];
}

function textOf(node: MdastNode): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? String(node.value) : '';
}

/** The texts of the samples in the language, and in English for missing translations. */
function sampleTexts(language: Language): string[] {
  return samples.flatMap((sample) => {
    const own = language === 'en' ? sample : sample.translations[language];
    const asked = (sample.questions ?? []).flatMap(({ texts }) => Object.values(texts[language] ?? {}));
    const described = [sample, own].flatMap(({ title, subtitle, description }) => [
      ...[title, subtitle, description],
      ...description.split(/\n+/),
      ...(isStructured(description) ? parseStructured(description).flatMap(linesOfBlock) : []),
    ]);
    return [...described, ...asked];
  });
}

/** The lines, items and cells of a block of a structured description. */
function linesOfBlock(block: Block): string[] {
  const said = (lines: readonly Line[]) => lines.map((line) => line.map(({ text }) => text).join(''));
  if (block.kind === 'heading') return said([block.line]);
  if (block.kind === 'paragraph') return said(block.lines);
  return block.kind === 'list' ? block.items.flatMap(({ lines }) => said(lines)) : block.rows.flatMap(said);
}

/** Facts with several values form one phrase, so all but the first begin with a small letter. */
function laterInList(language: Language): string[] {
  const { openMatters, seekingKinds } = dictionaryOf(language).facts;
  const names = [...Object.values(openMatters), ...Object.values(seekingKinds)];
  return names.map((name) => name.charAt(0).toLocaleLowerCase(language) + name.slice(1));
}

/** The periods of the series on the pages of figures. */
function periods(language: Language): string[] {
  const folder = 'content/numbers/sections';
  return readdirSync(folder).flatMap((name) => {
    const keys = readFileSync(`${folder}/${name}`, 'utf8').matchAll(/["'](\d{4}(?:-[Q\d]+)?)["']:/g);
    return [...keys].map(([, period = '']) => periodText(period, language));
  });
}

/** The prices of the pages of costs in the other currency, also without what they are for. */
function pricesInBoth(book: FactBook) {
  return [...book.facts.values()].flatMap((fact) => {
    const other = converted(fact, book);
    return other ? [other, { ...other, per: undefined }, { ...fact, per: undefined }] : [];
  });
}

/** The facts, laws, sources and publishers in the forms that pages show. */
function bookTexts(book: FactBook, language: Language): string[] {
  return [
    ...[...book.facts.values()].flatMap((fact) => [factWords(fact, language), factWords(fact, language, true)]),
    ...[...book.laws].flatMap(([key, law]) => [lawWords(key, law, language), lawWords(key, law, language, true)]),
    ...pricesInBoth(book).map((price) => factWords(price, language)),
    ...[...book.facts.values()].flatMap(({ year }) => (year === undefined ? [] : yearText(year, language))),
  ];
}
