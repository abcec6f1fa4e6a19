import { type CollectionEntry, getEntry } from 'astro:content';
import * as v from 'valibot';
import type { FactBook } from '#domain/fact-book';
import { byLanguage } from '#domain/formatters';
import { type Language, languages } from '#domain/language';
import { type ProvinceCode, provinceCodes } from '#domain/province';
import type { SectorKey } from '#domain/sector';
import { playerURL } from '#domain/video';
import { sectionTextKeys } from '../content-schemas/keys';
import { withFacts } from '../i18n/fact-words';
import { expectValue } from './expect-value';
import { citationOf, readFactBook } from './fact-book';
import { readSite } from './site';

/** The promotional video in a language; `undefined` if content/site.yaml names none. */
export async function readVideo(language: Language) {
  const { video } = await readSite();
  const player = video && playerURL(video.address);
  if (!player) return undefined;
  return { url: video.address, chinaURL: video.chinaAddress, player, title: video.title[language] };
}

/** A sector's title, summary, statistics and text. Facts are filled into the summary. */
export async function readSector(language: Language, sector: SectorKey) {
  const file = `content/sectors/${language}/${sector}.md`;
  const entry = expectValue(await getEntry('sectors', `${language}/${sector}`), `${file}: expected this file`);
  const data = expectValue(
    await getEntry('sectorData', sector),
    `content/sectors/${sector}.yaml: expected this file`,
  ).data;
  const book = await readFactBook();
  const { title, summary } = entry.data;
  const statistics = data.statistics.map(({ fact, figure, caption }) => ({
    fact,
    figure: figure[language],
    caption: caption[language],
  }));
  return {
    entry,
    title,
    summary: withFacts(summary, book, language),
    statistics: await withCitations(statistics, language),
  };
}

/** A province's name, capital and text. */
async function readProvince(language: Language, code: ProvinceCode): Promise<CollectionEntry<'provinces'>> {
  const id = `${language}/${code}`;
  return expectValue(await getEntry('provinces', id), `content/provinces/${id}.md: expected this file`);
}

/** The sectors of a province, and its inhabitants. */
async function readProvinceData(code: ProvinceCode, book: FactBook, language: Language) {
  const file = 'content/provinces/sectors.yaml';
  const { data } = expectValue(await getEntry('provinceSectors', 'sectors'), `${file}: expected this file`);
  const { sectors, population: key } = expectValue(data[code], `${file}: expected ${code}`);
  const inhabitants = book.facts.get(key)?.value;
  if (typeof inhabitants !== 'number') throw new Error(`content/facts, ${key}: expected a number`);
  return { sectors, population: { inhabitants, cited: citationOf(book, key, language) } };
}

/** The provinces, each with its sectors and inhabitants, in the order of their names. */
export async function readProvinces(language: Language) {
  const book = await readFactBook();
  const provinces = await Promise.all(
    provinceCodes.map(async (code) => {
      const entry = await readProvince(language, code);
      return { code, entry, ...entry.data, ...(await readProvinceData(code, book, language)) };
    }),
  );
  const order = new Intl.Collator(language);
  return provinces.sort((one, other) => order.compare(one.name, other.name));
}

/** Names of the provinces in a language. */
export async function readProvinceNames(language: Language): Promise<Record<ProvinceCode, string>> {
  const provinces = await Promise.all(
    provinceCodes.map(async (code) => [code, (await readProvince(language, code)).data.name]),
  );
  return v.parse(v.object(v.entriesFromList(provinceCodes, v.string())), Object.fromEntries(provinces));
}

/** Names of the provinces in every language. */
export async function readAllProvinceNames(): Promise<Record<Language, Record<ProvinceCode, string>>> {
  const read = async (language: Language) => [language, await readProvinceNames(language)] as const;
  const names = new Map(await Promise.all(languages.map(read)));
  return byLanguage((language) =>
    expectValue(names.get(language), `content/provinces/${language}: expected this folder`),
  );
}

/** The provinces whose sectors include this one. */
export async function readProvincesOfSector(language: Language, sector: SectorKey) {
  return (await readProvinces(language)).filter(({ sectors }) => sectors.includes(sector));
}

/** The home page's five figures (docs/specification.md §1.4). */
export async function readHeadlineFigures(language: Language) {
  const entry = await getEntry('headlineFigures', language);
  const { figures } = expectValue(entry, `content/headline-figures/${language}.yaml: expected this file`).data;
  return withCitations(figures, language);
}

/** Large figures with their captions and sources. */
async function withCitations<Figure extends { readonly fact: string; readonly note?: string | undefined }>(
  figures: readonly Figure[],
  language: Language,
) {
  const book = await readFactBook();
  return figures.map((figure) => ({
    ...figure,
    note: figure.note && withFacts(figure.note, book, language),
    cited: citationOf(book, figure.fact, language),
  }));
}

type Section = keyof typeof sectionTextKeys;
/** Content entry of a short text. */
export type Text = CollectionEntry<Section>;
type TextKey<Of extends Section> = (typeof sectionTextKeys)[Of][number];

/** Keys, titles and content entries of a section's short texts. */
export async function readTitledTexts<Of extends Section>(section: Of, language: Language) {
  const keys: readonly TextKey<Of>[] = sectionTextKeys[section];
  return Promise.all(
    keys.map(async (key) => {
      const id = `${language}/${key}`;
      const found: Text | undefined = await getEntry(section, id);
      const entry = expectValue(found, `content/${section}/${id}.md: expected this file`);
      return { key, title: entry.data.title, entry };
    }),
  );
}

/** The reasons to invest, each with its figures. */
export async function readReasons(language: Language) {
  const texts = await readTitledTexts('reasons', language);
  return Promise.all(
    texts.map(async (reason) => {
      const id = `${language}/${reason.key}`;
      const entry = expectValue(await getEntry('reasons', id), `content/reasons/${id}.md: expected this file`);
      return { ...reason, figures: await withCitations(entry.data.figures, language) };
    }),
  );
}

/** The founders, in the file's order. */
export async function readFounders() {
  const entry = await getEntry('founders', 'founders');
  return expectValue(entry, 'content/founders.yaml: expected this file').data.founders;
}

/** The partners, in the file's order. */
export async function readPartners() {
  const entry = await getEntry('partners', 'partners');
  return expectValue(entry, 'content/partners.yaml: expected this file').data.partners;
}

/** Day on which a sector's text was last checked against its sources, `YYYY-MM-DD`. */
export async function readSectorCheck(sector: SectorKey): Promise<string> {
  return expectValue((await readCheckDays()).sectors[sector], `content/checked-on.yaml: expected ${sector}`);
}

/** Day on which a province's text was last checked against its sources, `YYYY-MM-DD`. */
export async function readProvinceCheck(code: ProvinceCode): Promise<string> {
  return expectValue((await readCheckDays()).provinces[code], `content/checked-on.yaml: expected ${code}`);
}

/** Days on which the texts of the why-Argentina page were last checked against their sources. */
export async function readWhyChecks(): Promise<readonly string[]> {
  const { provinces, reasons } = await readCheckDays();
  return [...Object.values(provinces), ...Object.values(reasons)];
}

async function readCheckDays(): Promise<CollectionEntry<'checkedOn'>['data']> {
  return expectValue(await getEntry('checkedOn', 'checked-on'), 'content/checked-on.yaml: expected this file').data;
}

/** Words and phrases of a language that the search takes as the same, in groups. */
export async function readSynonyms(language: Language): Promise<readonly (readonly string[])[]> {
  const file = expectValue(await getEntry('synonyms', 'synonyms'), 'content/synonyms.yaml: expected this file');
  return Object.values(file.data).map((group) => group[language]);
}
