import type { FactBook, FactUnit } from '#domain/fact-book';
import { regimeKeys } from '#domain/opportunity/regimes';
import { contentFile } from '../../../src/content-schemas/content-files.ts';
import { regimeDataSchema } from '../../../src/content-schemas/texts.ts';
import type { Content } from './content.ts';
import { checkFields } from './fields.ts';
import { inFile, type Mistake, quoted, unknownKey } from './mistake.ts';
import { type Path, readYaml } from './read/read-yaml.ts';

/** Mistakes in the data of regimes: fields, and keys that are unknown or of another kind. */
export function checkRegimes({ texts }: Content, book: FactBook): readonly Mistake[] {
  return regimeKeys.flatMap((key) => {
    const file = contentFile('regimeData', { key });
    const { mistakes, tree } = readYaml(file, texts.get(file) ?? '');
    if (!tree || !texts.has(file)) return mistakes;
    const { mistakes: ofFields, data } = checkFields(file, tree, regimeDataSchema);
    if (!data) return [...mistakes, ...ofFields];
    const { laws, minimum, deadline, authority, sources } = data;
    const wrong: readonly (readonly [Path, string | undefined])[] = [
      ...laws.map((law, index) => [['laws', index], unknownIn(book.laws, law, 'law')] as const),
      ...minimum.map(({ fact }, index) => [['minimum', index, 'fact'], wrongFact(book, fact, 'usd')] as const),
      [['deadline'], deadline === undefined ? undefined : wrongFact(book, deadline, 'date')],
      [['authority'], unknownIn(book.publishers, authority, 'publisher')],
      ...sources.map((source, index) => [['sources', index], unknownIn(book.sources, source, 'source')] as const),
    ];
    const ofKeys = wrong.flatMap(([path, message]) => (message ? [inFile(file, tree, { path, message })] : []));
    return [...mistakes, ...ofFields, ...ofKeys];
  });
}

function unknownIn(
  entries: ReadonlyMap<string, unknown>,
  key: string,
  kind: Parameters<typeof unknownKey>[1],
): string | undefined {
  return entries.has(key) ? undefined : unknownKey(key, kind);
}

function wrongFact({ facts }: FactBook, key: string, unit: FactUnit): string | undefined {
  const found = facts.get(key)?.unit;
  if (found === undefined) return unknownIn(facts, key, 'fact');
  return found === unit ? undefined : `${quoted(key)} is a fact of the unit ${found}: expected one of the unit ${unit}`;
}
