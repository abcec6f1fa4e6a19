import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { tokenStorageKey } from '#domain/login';
import { localizedPath } from '../../../src/i18n/path.ts';
import { paths } from '../../../tests/support/paths.ts';
import { sampleAccount } from '../start/sample-site.ts';
import { fileOf, type Shot, type Width } from './screens.ts';

const heights: Record<Width, number> = { 390: 844, 1440: 900 };

/** Fine enough to judge a page by; the whole gallery stays around twelve megabytes. */
const stored = { widest: 960, quality: 35 } as const;

interface Studio {
  readonly browser: Browser;
  /** The site's origin. */
  readonly site: string;
  /** The gallery's folder. */
  readonly folder: string;
}

/** Takes one screenshot and writes it into the gallery. */
export async function take(shot: Shot, { browser, site, folder }: Studio): Promise<void> {
  const { screen, language, width } = shot;
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: heights[width] },
    reducedMotion: 'reduce',
    // For the one style that `waitForRest` adds.
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    if (screen.asAdministrator) await logIn(page, site);
    await screen.before?.(page, language);
    await page.goto(localizedPath(screen.path, language), { waitUntil: 'networkidle' });
    await screen.after?.(page, language);
    await waitForRest(page);
    const screenshot = await page.screenshot({ fullPage: !screen.inView });
    const file = join(folder, fileOf(shot));
    await mkdir(dirname(file), { recursive: true });
    const smaller = sharp(screenshot).resize({ width: Math.min(width, stored.widest) });
    await smaller.webp({ quality: stored.quality, effort: 5 }).toFile(file);
  } finally {
    await context.close();
  }
}

/** Waits until everything stands still, what is far down the page included. */
async function waitForRest(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await document.fonts.ready;
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

async function logIn(page: Page, site: string): Promise<void> {
  const response = await page.request.post(`${site}${paths.login}`, { data: sampleAccount });
  const { jwtToken } = await response.json();
  await page.addInitScript(([key, token]) => localStorage.setItem(key, token), [tokenStorageKey, jwtToken] as const);
}
