import type { Locator, Page } from '@playwright/test';
import texts from '../../src/admin/i18n/en.json' with { type: 'json' };

/** The frame that the editor shows its preview in. */
export const previewFrame = (page: Page): Locator => page.getByTitle('The page as readers see it');

/** The preview, between its heading and what failed. */
export const preview = (page: Page): Locator => page.getByRole('region', { name: texts.preview.heading });

export interface ShownPreview {
  readonly language: string;
  readonly text: string;
  /** How far it is scrolled. */
  readonly scrolled: number;
  readonly width: number;
  /** The addresses of its images that have arrived. */
  readonly images: readonly string[];
  /** What could run or lead out of it. */
  readonly live: number;
}

/** What the preview shows, as the page around it sees it: nothing can be asked inside, where no script runs. */
export function shownPreview(page: Page): Promise<ShownPreview> {
  return previewFrame(page).evaluate((frame) => {
    const shown = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
    // Its root is not there yet while it is being opened.
    const root = shown?.querySelector('html');
    const images = [...(shown?.images ?? [])].filter(({ naturalWidth }) => naturalWidth > 0);
    return {
      language: root?.lang ?? '',
      text: shown?.querySelector('main')?.textContent ?? '',
      scrolled: shown?.defaultView?.scrollY ?? 0,
      width: root?.clientWidth ?? 0,
      images: images.map(({ currentSrc }) => new URL(currentSrc).pathname),
      live: shown?.querySelectorAll('script, a[href], button:enabled, form').length ?? -1,
    };
  });
}

/** Scrolls the preview. */
export async function scrollPreview(page: Page, to: number): Promise<void> {
  await previewFrame(page).evaluate((frame, top) => {
    if (frame instanceof HTMLIFrameElement) frame.contentWindow?.scrollTo(0, top);
  }, to);
}
