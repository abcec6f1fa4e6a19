import type { Language } from '#domain/language';
import { localizedPath } from './path';

/** Where the QR code of a page is served, by the page's English path; a fragment stands for a part of the page. */
export function sheetCodePath(path: string, language: Language): string {
  return `/qr${localizedPath(path, language).replace('#', '/')}.svg`;
}

/** Where the QR code of a part of a page is served, by where that of the page is. */
export function sheetCodePathOfPart(ofPage: string, fragment: string): string {
  return ofPage.replace(/\.svg$/, `/${fragment}.svg`);
}
