import { isProvinceCode } from '#domain/province';
import { sheetCodePathOfPart } from '../i18n/sheet-code';

/** On paper a chosen province has its own sheet, with the address and the QR code that lead to it; without one the page. */
export function startProvinceSheet(section: HTMLElement): (fragment: string) => void {
  const code = document.querySelector<HTMLImageElement>('[data-sheet-code]');
  const address = document.querySelector('[data-sheet-url]');
  const ofPage = { code: code?.getAttribute('src') ?? '', address: address?.textContent ?? '' };

  return (fragment) => {
    const word = fragment.replace(/^#/, '').toUpperCase();
    const chosen = isProvinceCode(word);
    // What names no province (the skip link's fragment, a mistyped one) leaves the chosen one.
    if (word !== '' && !chosen) return;
    section.toggleAttribute('data-chosen', chosen);
    code?.setAttribute('src', chosen ? sheetCodePathOfPart(ofPage.code, word) : ofPage.code);
    address?.replaceChildren(chosen ? `${ofPage.address}#${word}` : ofPage.address);
  };
}
