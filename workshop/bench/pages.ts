import { languages } from '#domain/language';
import { samples } from '../../scripts/tools/seed/samples/samples.ts';
import { localizedPath } from '../../src/i18n/path.ts';

export interface BenchPage {
  readonly path: string;
  readonly kind: 'home' | 'why' | 'list' | 'opportunity' | 'text' | 'index' | 'form' | 'other';
  /** Requests that do not belong to the first load. */
  readonly later?: RegExp;
}

/**
 * Limits of a page: `performance` is a minimum, the others are maxima. Sizes are transferred kilobytes of 1,000 bytes.
 */
export interface Limits {
  readonly performance: number;
  /** Factor of the baseline. */
  readonly lcp: number;
  readonly script: number;
  readonly html: number;
  readonly total: number;
}

const [sample] = samples;

/** A page with a small island, the shortlist button. */
export const smallIslandPage = `/opportunity/${sample?.id}`;

const everywhere: readonly BenchPage[] = [
  // Slides 2 to 8 load after the first load.
  { path: '/', kind: 'home', later: /\/_astro\/home-[1245678]-[^/]+$/ },
  { path: '/opportunities', kind: 'list' },
  { path: '/sectors/energy', kind: 'other' },
];

const inEnglish: readonly BenchPage[] = [
  { path: '/why-argentina', kind: 'why', later: /\/images\/why-argentina\/provinces\/(?!CABA)/ },
  { path: '/sectors', kind: 'other' },
  { path: '/about', kind: 'other' },
  { path: '/plates', kind: 'index' },
  { path: '/incentives', kind: 'text' },
  { path: '/provinces', kind: 'text' },
  { path: '/costs', kind: 'text' },
  { path: '/provinces/mendoza', kind: 'other' },
  { path: '/investments', kind: 'text' },
  { path: '/treaties', kind: 'text' },
  { path: '/your-project', kind: 'text' },
  { path: '/your-project/answer?activity=mining.lithium&province=SAL&cost=640', kind: 'index' },
  { path: '/contact', kind: 'form' },
  { path: '/guide/glossary', kind: 'text' },
  { path: smallIslandPage, kind: 'opportunity' },
];

/** Each kind of page in English, and the heaviest ones in every language. */
export const benchPages: readonly BenchPage[] = [
  ...[...everywhere, ...inEnglish],
  ...languages.filter((language) => language !== 'en').flatMap((language) => everywhere.map(inLanguage(language))),
];

function inLanguage(language: (typeof languages)[number]) {
  return (page: BenchPage): BenchPage => ({ ...page, path: localizedPath(page.path, language) });
}

export function limitsOf({ kind }: BenchPage, hasIsland: boolean): Limits {
  const opportunities = kind === 'list' || kind === 'opportunity';
  return {
    performance: hasIsland || !['index', 'form', 'other', 'text'].includes(kind) ? 97 : 99,
    lcp: kind === 'home' ? 1.3 : 1.2,
    script: opportunities ? 95 : hasIsland ? 85 : 5,
    html: { home: 14, why: 28, list: 22, opportunity: 22, text: 14, index: 17, form: 16, other: 14 }[kind],
    total: kind === 'home' ? 450 : 300,
  };
}
