import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { z } from 'astro/zod';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { contentFile } from '../../../src/content-schemas/content-files.ts';
import { type cropSchema, platesSchema } from '../../../src/content-schemas/pictures.ts';

type Crop = z.output<typeof cropSchema>;

const file = new URL(`../../../${contentFile('plates')}`, import.meta.url);

/** Positions of the subjects of cropped illustrations. Invalid data counts as empty; the content check reports it. */
export function readCrops(): ReadonlyMap<string, Crop> {
  const { data = {} } = platesSchema.safeParse(parse(readFileSync(file, 'utf8')));
  return new Map(Object.entries(data).flatMap(([name, { crop }]) => (crop ? [[name, crop]] : [])));
}

interface Place {
  readonly slot: keyof Crop;
  readonly media?: string;
  readonly selector: (illustration: string) => string;
}

const bySource = (illustration: string) => `img[src*="${illustration.slice(illustration.indexOf('/'))}"]`;
/** Selects sector headers by the plate name that view transitions use. */
const bySector = (illustration: string) =>
  `img[data-plate="${illustration.replace('sectors/', 'sector-').replace('-header', '')}"]`;

/** Crops by the component that imports their styles. */
const places = {
  cards: [
    { slot: 'card', selector: (illustration) => `.cards ${bySector(illustration)}` },
    {
      slot: 'wideCard',
      media: '(width >= 62rem)',
      selector: (illustration) => `.cards .wide ${bySector(illustration)}`,
    },
  ],
  headers: [
    {
      slot: 'headerTablet',
      media: 'screen and (40rem <= width < 62rem)',
      selector: (illustration) => `.hero picture ${bySector(illustration)}`,
    },
    {
      slot: 'header',
      media: 'screen and (width >= 62rem)',
      selector: (illustration) => `.hero picture ${bySector(illustration)}`,
    },
  ],
  strips: [{ slot: 'strip', selector: (illustration) => `.strip ${bySource(illustration)}` }],
  map: [
    { slot: 'map', selector: (illustration) => `[data-illustrations] ${bySource(illustration)}` },
    {
      slot: 'mapPhone',
      media: '(width < 40rem) and (orientation: portrait)',
      selector: (illustration) => `[data-illustrations] ${bySource(illustration)}`,
    },
  ],
} as const satisfies Record<string, readonly Place[]>;

const name = /^virtual:crops\/(\w+)\.css$/;
const isComponent = (key: string): key is keyof typeof places => key in places;

/** Provides modules such as `virtual:crops/cards.css`, generated from content/plates.yaml. */
export function cropStyles(): Plugin {
  return {
    name: 'illustration-crops',
    resolveId: (source) => (name.test(source) ? source.replace('virtual:', '/@') : undefined),
    load(id) {
      const component = /^\/@crops\/(\w+)\.css$/.exec(id)?.[1] ?? '';
      if (!isComponent(component)) return undefined;
      this.addWatchFile(fileURLToPath(file));
      return stylesFor(places[component]);
    },
  };
}

function stylesFor(places: readonly Place[]): string {
  const crops = [...readCrops()];
  return places
    .map(({ slot, media, selector }) => {
      const rules = crops.flatMap(([illustration, { [slot]: position }]) =>
        position === undefined ? [] : [`${selector(illustration)} { object-position: ${position}; }`],
      );
      return media === undefined ? rules.join('\n') : `@media ${media} {\n${rules.join('\n')}\n}`;
    })
    .join('\n');
}
