import type { Locator, Page } from '@playwright/test';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };

/** The frame of the editor's preview. */
export const previewFrame = (page: Page): Locator => page.getByTitle('The page as readers see it');

/** The preview, between its heading and its error message. */
export const preview = (page: Page): Locator => page.getByRole('region', { name: texts.preview.heading });

export interface ShownPreview {
  readonly language: string;
  readonly text: string;
  /** The scroll position. */
  readonly scrolled: number;
  readonly width: number;
  /** The URLs of its loaded images. */
  readonly images: readonly string[];
  /** Elements that could run scripts or leave the preview. */
  readonly live: number;
}

/** The content of the preview, read from the page around it, because no script runs inside. */
export function shownPreview(page: Page): Promise<ShownPreview> {
  return previewFrame(page).evaluate((frame) => {
    const shown = frame instanceof HTMLIFrameElement ? frame.contentDocument : null;
    // The document has no root element while it is being opened.
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
