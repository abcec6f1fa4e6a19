import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { FunctionResult } from '@netlify/zip-it-and-ship-it';
import * as v from 'valibot';
import { fingerprint } from '../fingerprint.ts';

const route = v.object({
  pattern: v.string(),
  literal: v.optional(v.string()),
  expression: v.optional(v.string()),
  methods: v.optional(v.array(v.string()), []),
  prefer_static: v.optional(v.boolean(), false),
});

const bundle = v.object({
  name: v.string(),
  /** The file to import, relative to the folder of the bundles. */
  entry: v.string(),
  routes: v.array(route),
  excludedRoutes: v.array(route),
  /** In the syntax of cron. */
  schedule: v.optional(v.string()),
});

export type Route = v.InferOutput<typeof route>;
export type Bundle = v.InferOutput<typeof bundle>;

export interface Bundles {
  readonly folder: string;
  readonly functions: readonly Bundle[];
}

const sources = [
  'netlify',
  'src/domain',
  'content/i18n',
  'content/business-hours.json',
  'package.json',
  'package-lock.json',
  'scripts/tools/local-server/functions-bundle.ts',
];

// As in netlify.toml: sharp's bundle would include a Node in `.bin`.
const config = { '*': { includedFiles: ['!node_modules/.bin/node'] } };

/** Bundles the functions as a deploy does, once per state of their sources. */
export async function bundleFunctions(root: string): Promise<Bundles> {
  const all = join(root, '.netlify/functions-local');
  const folder = join(all, await fingerprint(root, sources));
  const bundled = await readManifest(folder);
  if (bundled) return { folder, functions: bundled };
  const functions = await makeBundles(root, folder);
  await removeOutdated(all, folder);
  return { folder, functions };
}

// The folder is renamed last, so that an interrupted run leaves no incomplete bundle.
async function makeBundles(root: string, folder: string): Promise<Bundle[]> {
  const partial = `${folder}-${randomUUID()}`;
  await mkdir(partial, { recursive: true });
  // Loading takes a second, and most starts find existing bundles.
  const { zipFunctions } = await import('@netlify/zip-it-and-ship-it');
  const zipped = await zipFunctions(join(root, 'netlify/functions'), partial, {
    archiveFormat: 'none',
    basePath: root,
    config: { '*': { ...config['*'], includedFilesBasePath: root } },
  });
  const functions = zipped.map((one) => bundleOf(one, root));
  await writeFile(manifestOf(partial), JSON.stringify(functions));
  await rename(partial, folder).catch((error) => useOtherBundle(error, partial));
  return functions;
}

// Another process has bundled the same sources.
async function useOtherBundle(error: NodeJS.ErrnoException, partial: string): Promise<void> {
  await rm(partial, { recursive: true, force: true });
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}

function bundleOf(
  { name, mainFile, routes = [], excludedRoutes = [], schedule }: FunctionResult,
  root: string,
): Bundle {
  const entry = join(name, relative(root, mainFile).replace(/\.m?tsx?$/, '.mjs'));
  return v.parse(bundle, { name, entry, routes, excludedRoutes, schedule });
}

const manifestOf = (folder: string): string => join(folder, 'functions.json');

async function readManifest(folder: string): Promise<Bundle[] | undefined> {
  const text = await readFile(manifestOf(folder), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : v.parse(v.array(bundle), JSON.parse(text));
}

async function removeOutdated(all: string, current: string): Promise<void> {
  const folders = (await readdir(all)).map((name) => join(all, name));
  const old = folders.filter((folder) => !folder.startsWith(current));
  await Promise.all(old.map((folder) => rm(folder, { recursive: true, force: true })));
}
