import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import * as v from 'valibot';

const recipe = v.object({
  /** The picture that it is made from. */
  source: v.string(),
  /** What the framework's image service makes of it. */
  transform: v.looseObject({ src: v.looseObject({ src: v.string() }) }),
});

const manifest = v.object({
  /** Where pictures are kept once they are encoded. */
  cache: v.string(),
  /** The settings of the framework's image service. */
  service: v.record(v.string(), v.unknown()),
  /** The framework's own pictures by their paths. */
  pictures: v.record(v.string(), recipe),
});

/** How to encode the pictures that a build has left out. */
export type PicturesManifest = v.InferOutput<typeof manifest>;

export const readPicturesManifest = (text: string): PicturesManifest => v.parse(manifest, JSON.parse(text));

/** Where a build leaves the manifest, in the project's folder. */
export const picturesManifestFile = '.netlify/pictures.json';

/** The folder of the encoded illustrations in the framework's cache. */
export const illustrationCache = 'illustrations';

/** The value of the environment's PICTURES for a build that leaves its pictures to the local server. */
export const picturesOnRequest = 'on-request';

/** Whether pictures are encoded when they are first requested, and not by the build. A deploy needs their files. */
export const arePicturesOnRequest = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  environment.PICTURES === picturesOnRequest;

/** The framework's list of pictures that pages use; see `getStaticImageList` in astro/dist/assets/build/generate.js. */
interface ListedPictures {
  /** The source, where the bundler has put it; undefined when it is not of this project. */
  readonly originalSrcPath: string | undefined;
  readonly transforms: Map<string, { readonly finalPath: string; readonly transform: unknown }>;
}

interface Assets {
  readonly staticImages?: Map<string, ListedPictures>;
  readonly referencedImages?: ReadonlySet<string>;
}

const assets = (): Assets => ('astroAsset' in globalThis ? (globalThis.astroAsset as Assets) : {});

/**
 * Leaves the framework's pictures unencoded when the environment says so, and writes down how to encode each. Most of a
 * cold build would be encoding, and a visit needs a few of them (docs/decisions/0063).
 */
export function picturesLeftOut(): AstroIntegration {
  const listed = new Map<string, ListedPictures>();
  let config: AstroConfig;
  return {
    name: 'pictures-on-request',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        if (!arePicturesOnRequest()) return;
        // The framework leaves its own entry out where a prerenderer is set.
        const build = { rolldownOptions: { input: 'astro/entrypoints/prerender' } };
        const configEnvironment = (name: string) => (name === 'prerender' ? { build } : undefined);
        updateConfig({ vite: { plugins: [{ name: 'prerender-entry', configEnvironment }] } });
      },
      'astro:config:done': (done) => {
        config = done.config;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        if (!arePicturesOnRequest()) return;
        setPrerenderer((usual) => ({
          ...usual,
          // Called when all pages are rendered: what is left in the list is encoded next.
          collectStaticImages: async () => {
            for (const [path, pictures] of assets().staticImages ?? []) listed.set(path, pictures);
            assets().staticImages?.clear();
            return new Map();
          },
        }));
      },
      'astro:build:done': async ({ dir }) => {
        const file = fileURLToPath(new URL(picturesManifestFile, config.root));
        await rm(file, { force: true });
        if (!arePicturesOnRequest()) return;
        await removeUnlinkedSources(listed, fileURLToPath(dir));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(manifestOf(listed, config)));
      },
    },
  };
}

function manifestOf(listed: ReadonlyMap<string, ListedPictures>, { cacheDir, image }: AstroConfig): PicturesManifest {
  const pictures = [...listed.values()].flatMap(({ originalSrcPath, transforms }) =>
    [...transforms.values()].map(({ finalPath, transform }) => [finalPath, { source: originalSrcPath, transform }]),
  );
  return v.parse(manifest, {
    cache: fileURLToPath(cacheDir),
    service: image.service.config,
    pictures: Object.fromEntries(pictures),
  });
}

/** The framework removes them after encoding: of a picture that only a smaller one is made from, nothing is served. */
async function removeUnlinkedSources(listed: ReadonlyMap<string, ListedPictures>, dist: string): Promise<void> {
  const isLinked = (source: string | undefined) => source === undefined || assets().referencedImages?.has(source);
  const unlinked = [...listed].filter(([, { originalSrcPath }]) => !isLinked(originalSrcPath)).map(([path]) => path);
  await Promise.all(unlinked.map((path) => rm(join(dist, path), { force: true })));
}
