// Invented SAMPLES that show the states of the admin area: not real projects, companies or offers.
import type { SentContent } from '#domain/opportunity/content';
import { grainTerminal } from '../samples/agriculture-land.ts';
import { pecanOrchard } from '../samples/agriculture-plantations.ts';
import { windFarm } from '../samples/energy.ts';
import { sampleMarks } from '../samples/sheet.ts';

/** An opportunity with its successive versions. */
export interface AdminSample {
  /** A fixed version 4 UUID in lowercase. */
  readonly id: string;
  /** Successive saves, each with the complete content without images. The first creates the opportunity. */
  readonly saves: readonly [SentContent, ...SentContent[]];
  /** The id of the published sample whose images it uses. */
  readonly imagesOf?: string;
  readonly isDeleted?: true;
}

type Unfinished = Omit<SentContent, 'imageURL' | 'description'> & { readonly description?: string };

/** All are drafts, so that the public site is the same with and without them. */
function draft({ description = '', ...content }: Unfinished): SentContent {
  return {
    ...content,
    description: `${description}\n\n${sampleMarks.en}`.trim(),
    imageURL: [],
    status: 'draft',
    sample: true,
  };
}

/** Has no Chinese translation, image, investment and stage. */
const unfinished: AdminSample = {
  id: '3b0d7f0e-6f0a-4a5e-9c57-0c7d5a1e4b21',
  saves: [
    draft({
      title: 'Geothermal heat for greenhouses below the Copahue volcano',
      subtitle: 'Wells that were drilled for power in the eighties, warm enough for tomatoes all winter.',
      sector: 'energy',
      description: 'Notes of the first meeting. Flow and temperature of the wells are still to be asked for.',
      province: 'NEU',
      seeking: ['operator'],
      translations: {
        es: {
          title: 'Calor geotérmico para invernaderos al pie del volcán Copahue',
          subtitle:
            'Pozos perforados para generar energía en los años ochenta, con calor para tomates todo el invierno.',
          description: '',
        },
      },
    }),
  ],
};

/** Complete, but its facts need to be confirmed again. */
const complete: AdminSample = {
  id: '8d1c2a94-53e7-4f0b-8a36-9b2f6e7c1d05',
  imagesOf: pecanOrchard.id,
  saves: [
    draft({
      title: 'Olive mill and 300 hectares of trees in the Central Valley of Catamarca',
      subtitle: 'Two harvests on record, drip irrigation from three wells, and a mill that stands still in spring.',
      sector: 'agriculture',
      description: 'The seller’s figures are of last year. Ask again before this is published.',
      province: 'CAT',
      investment: { from: 9_000_000, to: 11_500_000 },
      stage: 'operating',
      seeking: ['joint-venture', 'sale'],
      translations: {
        es: {
          title: 'Almazara y 300 hectáreas de olivos en el Valle Central de Catamarca',
          subtitle: 'Dos cosechas registradas, riego por goteo desde tres pozos y una planta parada en primavera.',
          description: '',
        },
        zh: {
          title: '卡塔马卡中央谷地的橄榄油厂与300公顷橄榄园',
          subtitle: '已有两季收成记录，三口井滴灌，春季厂房闲置。',
          description: '',
        },
      },
    }),
  ],
};

const coldStore = {
  title: 'Cold store for fruit at the port of San Antonio Este',
  subtitle: 'Six chambers beside the quay that loads the pears and apples of the Alto Valle.',
  sector: 'industrial',
  province: 'RIO',
  investment: { from: 12_000_000 },
  stage: 'feasibility',
  seeking: ['equity', 'debt'],
  deadline: '2027-03-31',
} as const satisfies Unfinished;

/**
 * Edited by two people at once: one changed sum and deadline, the other subtitle and deadline. The third version is the
 * merge, the fourth has a title by mistake.
 */
const disputed: AdminSample = {
  id: 'c5e2f1b7-0d48-4c93-b6f1-2a7d9e3c8f60',
  imagesOf: grainTerminal.id,
  saves: [
    draft({ ...coldStore, seeking: [...coldStore.seeking] }),
    draft({ ...coldStore, seeking: ['equity', 'debt'], investment: { from: 15_500_000 }, deadline: '2027-05-31' }),
    draft({
      ...coldStore,
      seeking: ['equity', 'debt'],
      subtitle: 'Six chambers and a packing hall beside the quay: 18,000 tonnes of pears and apples at two degrees.',
      investment: { from: 15_500_000 },
      deadline: '2027-04-30',
    }),
    draft({
      ...coldStore,
      seeking: ['equity', 'debt'],
      title: 'Cold store (new title to be decided)',
      subtitle: 'Six chambers and a packing hall beside the quay: 18,000 tonnes of pears and apples at two degrees.',
      investment: { from: 15_500_000 },
      deadline: '2027-04-30',
    }),
  ],
};

const deleted: readonly AdminSample[] = [
  {
    id: '1f6b8c3d-9a25-4e7f-8b10-5d4c3e2f1a07',
    imagesOf: windFarm.id,
    isDeleted: true,
    saves: [
      draft({
        title: 'Second wind farm near Bahía Blanca (entered twice)',
        subtitle: 'The same as the one with the battery: kept in the trash until that is certain.',
        sector: 'energy',
        province: 'BSAS',
      }),
    ],
  },
  {
    id: '7a9e4d2c-6b13-4f58-a0c7-3e1d5f9b2c84',
    isDeleted: true,
    saves: [
      draft({
        title: 'Cable car in Villa Pehuenia',
        subtitle: 'Withdrawn by its owners in June.',
        sector: 'tourism',
        province: 'NEU',
        stage: 'idea',
      }),
    ],
  },
];

/** Oldest first. */
export const adminSamples: readonly AdminSample[] = [...deleted, disputed, complete, unfinished];
