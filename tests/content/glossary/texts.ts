import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '#domain/language';
import { isLanguage, languages } from '#domain/language';
import { type Path, type Read, readJsonTree, readYaml } from '../../../scripts/build/content-check/read/read-yaml.ts';

/** A text that readers of one language see, with its place. */
export interface Text {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** The chapter that explains other wordings, and the search, which has to understand them, are allowed to use them. */
const explaining = /^content\/(?:guide\/..\/glossary\.md|synonyms\.yaml)$/;

/**
 * All texts of the site by language: whole markdown files and dictionaries, and the values under a language in YAML.
 */
export function siteTexts(): Readonly<Record<Language, readonly Text[]>> {
  const texts: Record<Language, Text[]> = { en: [], es: [], zh: [] };
  for (const name of readdirSync('content', { recursive: true, encoding: 'utf8' })) {
    const file = `content/${name}`;
    const own = languages.find((language) => new RegExp(`/${language}(/|\\.(json|yaml)$)`).test(file));
    if (explaining.test(file)) continue;
    if (/\.md$/.test(file) && own) texts[own].push(...linesOf(file));
    else if (/\.json$/.test(file) && own) {
      const words = readFileSync(file, 'utf8');
      collect(file, readJsonTree(file, words, JSON.parse(words)), own, texts);
    } else if (/\.yaml$/.test(file)) collect(file, readYaml(file, readFileSync(file, 'utf8')), own, texts);
  }
  return texts;
}

const linesOf = (file: string): Text[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ file, line: index + 1, text }));

function collect(file: string, { tree }: Read, own: Language | undefined, into: Record<Language, Text[]>): void {
  const walk = (value: unknown, path: Path, language: Language | undefined): void => {
    if (typeof value === 'string' && language)
      into[language].push({ file, line: tree?.lineOf(path) ?? 0, text: value });
    if (typeof value !== 'object' || value === null) return;
    for (const [key, part] of Object.entries(value)) walk(part, [...path, key], isLanguage(key) ? key : language);
  };
  walk(tree?.value, [], own);
}
