import { type Content, readContent } from '../../scripts/build/content-check/content.ts';

export interface ContentEdit {
  readonly file: string;
  /** The text to find in the file and its replacement. Without `from`, the whole file is replaced. */
  readonly from?: string | RegExp;
  /** Without it, the file is deleted. */
  readonly to?: string;
}

/** The folder of the files that the edits change: a copy, so that editors can change the site's own files. */
export const fixtureRoot = 'tests/support';

/** Fixed values for the lines that the edits change in files without a copy. */
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

// Both are read once, because edits change a copy.
let readPresent: Content | undefined;
let readFixture: Content['texts'] | undefined;

/** The repository's content with the fixed values and these edits. Nothing is written to disk. */
export function editedContent(...edits: readonly ContentEdit[]): Content {
  readPresent ??= readContent('.');
  readFixture ??= readContent(fixtureRoot).texts;
  const [present, fixture] = [readPresent, readFixture];
  const texts = new Map([...present.texts, ...fixture]);
  // Keys that only the site's own files use still count as used, although the copies replace these files.
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

/** A file's text with a replacement. Throws if the text to replace is missing. */
export function replaced(text: string, from: string | RegExp, to: string, file: string): string {
  const changed = text.replace(from, () => to);
  if (changed === text) throw new Error(`${file}: ${from} does not stand there any more`);
  return changed;
}
