import type { Language } from '#domain/language';
import { localizedPath } from './path';

/** URL path of a page's QR code, by the page's English path; a fragment selects a part of the page. */
export function sheetCodePath(path: string, language: Language): string {
  return `/qr${localizedPath(path, language).replace('#', '/')}.svg`;
}

/** URL path of the QR code of a part of a page, from that of the page. */
export function sheetCodePathOfPart(ofPage: string, fragment: string): string {
  return ofPage.replace(/\.svg$/, `/${fragment}.svg`);
}
