import type { TestProject } from 'vitest/node';
import { type Site, startSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the site with sample data that the project `html` reads. */
    readonly siteOrigin: string;
  }
}

let site: Site | undefined;

/** Starts one site with the samples for all tests of the project `html`. */
export async function setup({ provide }: TestProject): Promise<void> {
  site = await startSite({ seeded: true });
  provide('siteOrigin', site.origin);
}

export async function teardown(): Promise<void> {
  await site?.stop();
}
