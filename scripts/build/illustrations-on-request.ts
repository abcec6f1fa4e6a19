import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroConfig, AstroIntegration } from 'astro';
import * as v from 'valibot';

const recipe = v.object({
  /** Path of the source image. */
  source: v.string(),
  /** Options for Astro's image service. */
  transform: v.looseObject({ src: v.looseObject({ src: v.string() }) }),
});

const manifest = v.object({
  /** Folder of the encoded images. */
  cache: v.string(),
  /** Configuration of Astro's image service. */
  service: v.record(v.string(), v.unknown()),
  /** Recipes of Astro's images, by path. */
  pictures: v.record(v.string(), recipe),
});

/** How to encode the images that a build skipped. */
export type PicturesManifest = v.InferOutput<typeof manifest>;

export const readPicturesManifest = (text: string): PicturesManifest => v.parse(manifest, JSON.parse(text));

/** Path of the manifest, from the project's root. */
export const picturesManifestFile = '.netlify/pictures.json';

/** Folder of encoded illustrations within Astro's cache. */
export const illustrationCache = 'illustrations';

/** Value of the environment variable PICTURES for builds that leave images to the local server. */
export const picturesOnRequest = 'on-request';

/**
 * Whether images are encoded at their first request and not during the build. Never for deploys, which need the files.
 */
export const arePicturesOnRequest = (environment: NodeJS.ProcessEnv = process.env): boolean =>
  environment.PICTURES === picturesOnRequest;

/** Entry of Astro's list of used images; see `getStaticImageList` in astro/dist/assets/build/generate.js. */
interface ListedPictures {
  /** Source path after bundling; undefined for sources outside the project. */
  readonly originalSrcPath: string | undefined;
  readonly transforms: Map<string, { readonly finalPath: string; readonly transform: unknown }>;
}

interface Assets {
  readonly staticImages?: Map<string, ListedPictures>;
  readonly referencedImages?: ReadonlySet<string>;
}

const assets = (): Assets => ('astroAsset' in globalThis ? (globalThis.astroAsset as Assets) : {});

/**
 * Skips the encoding of Astro's images if PICTURES says so, and writes the manifest instead. Encoding takes most of a
 * cold build, but a visit needs few images (docs/decisions/0063).
 */
export function picturesLeftOut(): AstroIntegration {
  const listed = new Map<string, ListedPictures>();
  let config: AstroConfig;
  return {
    name: 'pictures-on-request',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        if (!arePicturesOnRequest()) return;
        // With a custom prerenderer, Astro omits its own entry.
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
          // Runs after all pages are rendered. Astro would then encode the images that remain in its list.
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

/** Deletes source images to which no page links. Astro would do so after encoding. */
async function removeUnlinkedSources(listed: ReadonlyMap<string, ListedPictures>, dist: string): Promise<void> {
  const isLinked = (source: string | undefined) => source === undefined || assets().referencedImages?.has(source);
  const unlinked = [...listed].filter(([, { originalSrcPath }]) => !isLinked(originalSrcPath)).map(([path]) => path);
  await Promise.all(unlinked.map((path) => rm(join(dist, path), { force: true })));
}
