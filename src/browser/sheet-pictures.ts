import { savesData } from '../api/saves-data';

/**
 * Fetches the pictures of a sheet that the screen does not show, or hides at first, before somebody prints. They are
 * lazy, so that no screen waits for them; Chromium and Firefox load them as they print, Safari and what makes a PDF
 * without a window print them blank. Wide screens, on which pages are printed, have them after everything else; others
 * begin when printing begins.
 */
export function fetchSheetPictures(): void {
  const fetchNow = () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('[data-sheet-picture]'))
      picture.loading = 'eager';
  };
  addEventListener('beforeprint', fetchNow);
  if (savesData() || !matchMedia('(min-width: 62rem)').matches) return;
  if (document.readyState === 'complete') setTimeout(fetchNow);
  else addEventListener('load', () => setTimeout(fetchNow), { once: true });
}
