import { readFileSync } from 'node:fs';

/** Vite's names of the browsers in the `browserslist` of package.json. */
const targets = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'ios' } as const;

type Browser = keyof typeof targets;

/** The oldest supported version of each browser, from the `browserslist` of package.json. */
export function browserFloor(): readonly (readonly [browser: Browser, version: string])[] {
  const { browserslist } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return browserslist.map((query: string) => {
    const { browser = '', version = '' } = /^(?<browser>\w+) >= (?<version>[\d.]+)$/.exec(query)?.groups ?? {};
    if (!isKnown(browser)) throw new Error(`package.json, browserslist: "${query}" is not read here`);
    return [browser, version] as const;
  });
}

/** The same as Vite's `build.target`, for scripts and styles. */
export const buildTarget = (): string[] => browserFloor().map(([browser, version]) => `${targets[browser]}${version}`);

const isKnown = (browser: string): browser is Browser => Object.hasOwn(targets, browser);
