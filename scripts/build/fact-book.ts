import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { FactBook } from '#domain/fact-book';
import { type FactFolder, factFileSchemas } from '../../src/content-schemas/facts.ts';

/**
 * Reads the facts, laws, sources and publishers of a project. Invalid files are skipped; the content check reports them
 * (content-check/facts.ts).
 */
export function readFactBook(root: string): FactBook {
  const texts = (folder: FactFolder) => {
    const path = join(root, 'content', folder);
    // git has no empty folders.
    const names = existsSync(path) ? readdirSync(path) : [];
    return names.filter((name) => name.endsWith('.yaml')).map((name) => readFileSync(join(path, name), 'utf8'));
  };
  return factBookOf(texts);
}

/** The facts, laws, sources and publishers in the texts of the files by folder. */
export function factBookOf(texts: (folder: FactFolder) => readonly string[]): FactBook {
  const entries = <Folder extends FactFolder>(folder: Folder, schema: (typeof factFileSchemas)[Folder]) =>
    texts(folder).flatMap((text) => {
      const { data } = schema.safeParse(parsed(text) ?? {});
      return data ? Object.entries(data) : [];
    });
  return {
    facts: new Map(entries('facts', factFileSchemas.facts)),
    laws: new Map(entries('laws', factFileSchemas.laws)),
    sources: new Map(entries('sources', factFileSchemas.sources)),
    publishers: new Map(entries('publishers', factFileSchemas.publishers)),
  };
}

function parsed(text: string): unknown {
  try {
    return parse(text, { customTags: ['timestamp', 'merge'] });
  } catch {
    return undefined;
  }
}
