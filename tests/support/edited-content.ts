import { type Content, readContent } from '../../scripts/build/content-check/content.ts';

export interface ContentEdit {
  readonly file: string;
  /** Words in the file, and what they become; without `from` the whole file is written anew. */
  readonly from?: string | RegExp;
  /** Without it the file is taken away. */
  readonly to?: string;
}

/** Where the files stand that the edits change by their words: a copy, so that an editor can change the site's own. */
export const fixtureRoot = 'tests/support';

/** The lines that the edits change in files that stand there only once, in the words that the edits know. */
const knownLines: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'content/i18n/en.json': [
    [/"openMenu": ".*"/, '"openMenu": "Open menu"'],
    [/"copyright": ".*"/, '"copyright": "© {year} Invest Argentina"'],
    [/"mining": ".*"/, '"mining": "Mining"'],
    [/"energy": ".*"/, '"energy": "Energy"'],
  ],
  'content/i18n/es.json': [
    [/"openMenu": ".*"/, '"openMenu": "Abrir el menú"'],
    [/"copyright": ".*"/, '"copyright": "© {year} Invest Argentina. Todos los derechos reservados."'],
    [/"sourceOfYear": ".*"/, '"sourceOfYear": "Fuente: {source}, {year}"'],
    [/"mining": ".*"/, '"mining": "Minería"'],
    [/"energy": ".*"/, '"energy": "Energía"'],
  ],
  'content/i18n/zh.json': [
    [/"mining": ".*"/, '"mining": "矿业"'],
    [/"energy": ".*"/, '"energy": "能源"'],
  ],
  'content/pictures/en.yaml': [
    [/home\/2: .*/, 'home/2: "Print of wind turbines over ripe wheat at sunset on the Pampas"'],
    [/home\/3: .*/, 'home/3: "Print of vineyard rows leading to the Andes in Mendoza"'],
  ],
  'content/pictures/es.yaml': [
    [/home\/2: .*/, 'home/2: "Lámina de aerogeneradores sobre el trigo maduro al atardecer, en la pampa"'],
    [/home\/3: .*/, 'home/3: "Lámina de hileras de vides que avanzan hacia los Andes, en Mendoza"'],
  ],
  'content/pictures/zh.yaml': [
    [/home\/2: .*/, 'home/2: "版画：日落时分，潘帕斯草原成熟麦田上的风力发电机"'],
    [/home\/3: .*/, 'home/3: "版画：门多萨，一行行葡萄藤伸向安第斯山脉"'],
  ],
};

// Both are read once: what is edited is a copy.
let readPresent: Content | undefined;
let readFixture: Content['texts'] | undefined;

/** The repository's content in words that the edits know, edited. Nothing is written to the disk. */
export function editedContent(...edits: readonly ContentEdit[]): Content {
  readPresent ??= readContent('.');
  readFixture ??= readContent(fixtureRoot).texts;
  const [present, fixture] = [readPresent, readFixture];
  const texts = new Map([...present.texts, ...fixture]);
  // What only the site's own files name is not without a use because the copies stand in their place.
  const named = [...fixture.keys()].flatMap((file) => present.texts.get(file)?.match(/[\w-]+/g) ?? []);
  const codeWords = new Set([...present.codeWords, ...named]);
  for (const [file, lines] of Object.entries(knownLines)) {
    texts.set(
      file,
      lines.reduce((text, [line, known]) => text.replace(line, () => known), texts.get(file) ?? ''),
    );
  }
  const images = new Set(present.images);
  for (const { file, from, to } of edits) {
    if (to === undefined) (file.startsWith('src/') ? images : texts).delete(file);
    else if (file.startsWith('src/')) images.add(file);
    else texts.set(file, from === undefined ? to : replaced(texts.get(file) ?? '', from, to, file));
  }
  return { ...present, texts, images, codeWords };
}

/** A file's text with these words replaced, which have to stand in it. */
export function replaced(text: string, from: string | RegExp, to: string, file: string): string {
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${file}: ${from} does not stand there any more`);
  return changed;
}
