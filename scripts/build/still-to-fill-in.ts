import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { contentFile } from '../../src/content-schemas/content-files.ts';
import {
  foundersSchema,
  type ownerSchema,
  partnersSchema,
  type responsibleSchema,
  siteSchema,
  type teamSchema,
} from '../../src/content-schemas/site.ts';

type Purposes<Schema extends z.ZodType> = Readonly<Record<keyof z.output<Schema>, string>>;

/** The purpose of each field of `content/site.yaml`. */
const purposes = {
  owner: {
    legalName:
      'the registered name of the operator of the site, for the legal notice, the page on privacy and search engines',
    taxNumber: 'the Argentine tax number (CUIT), for the legal notice and search engines',
    address: 'the legal address, for the legal notice, the page on privacy and search engines',
    ownership:
      'whether the site belongs to the state, and whose it is, for the home page, the page about us and the legal notice',
    paidBy: 'who pays for the site, a sentence in each language, for the legal notice',
    courts: 'the courts that decide on disputes, in each language, for the legal notice',
  } satisfies Purposes<typeof ownerSchema>,
  contact: {
    phone: 'the team’s telephone number, for header, footer, home page, contact page and legal notice',
    email: 'the team’s e-mail address, for the same places and for requests about personal data',
    wechat: 'the team’s WeChat ID, for the contact page and the legal notice',
  } satisfies Purposes<typeof teamSchema>,
  privacy: {
    registration: 'the number of the database’s registration with the AAIP, for the page on privacy',
    inEurope: 'the representative in the European Union, if there has to be one, for the page on privacy',
    inChina: 'the representative in mainland China, if there has to be one, for the page on privacy',
  } satisfies Purposes<typeof responsibleSchema>,
} as const;

const read = async (root: string, file: string): Promise<unknown> => parse(await readFile(join(root, file), 'utf8'));

const readSite = async (root: string) => siteSchema.parse((await read(root, contentFile('site'))) ?? {});

/** Missing owner data, one sentence each: file, field and purpose. */
export async function stillToFillIn(root: string): Promise<readonly string[]> {
  const site = await readSite(root);
  const { founders } = foundersSchema.parse(await read(root, contentFile('founders')));
  const { partners } = partnersSchema.parse(await read(root, contentFile('partners')));
  const ofSite = Object.entries(purposes).flatMap(([part, fields]) => {
    const filled = new Map<string, unknown>(Object.entries(Reflect.get(site, part) ?? {}));
    return Object.entries(fields)
      .filter(([field]) => filled.get(field) === undefined)
      .map(([field, purpose]) => `${contentFile('site')}, “${part}: ${field}”: ${purpose}.`);
  });
  const video = site.video ? [] : [`${contentFile('site')}, “video”: the home page’s video, if there is to be one.`];
  const ofFounders = founders
    .filter(({ name }) => !name)
    .map(({ role }) => `${contentFile('founders')}, “name” of the ${role}: for the page about us.`);
  const ofPartners = partners
    .filter(({ name }) => !name)
    .map(({ kind }) => `${contentFile('partners')}, “name” of ${kind.en}: for the page about us.`);
  return [...ofSite, ...video, ...ofFounders, ...ofPartners];
}

/**
 * The printed list; `undefined` if nothing is missing. `showsExample`: the site shows a fictitious owner until the real
 * one is filled in.
 */
export async function ownersReport(root: string, showsExample: boolean): Promise<string | undefined> {
  const lines = await stillToFillIn(root);
  if (lines.length === 0) return undefined;
  const { owner, contact, privacy } = await readSite(root);
  const meanwhile =
    showsExample && !(owner || contact || privacy)
      ? 'Here a fictitious owner stands in (content/site.example.yaml); a published site shows nothing instead.'
      : 'The pages show nothing in their place.';
  const list = lines.map((line) => `  ${line}`).join('\n');
  return `Still to be filled in by the owner, as content/README.md describes. ${meanwhile}\n${list}`;
}

/** Prints missing owner data with every build. */
export function ownersList(isExampleShown: boolean): AstroIntegration {
  let root = '';
  return {
    name: 'still-to-fill-in',
    hooks: {
      'astro:config:setup': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': async () => {
        const report = await ownersReport(root, isExampleShown);
        if (report) console.log(`\n${report}\n`);
      },
    },
  };
}
