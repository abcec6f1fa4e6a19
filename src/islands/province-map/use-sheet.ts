import { useEffect } from 'react';
import type { ProvinceCode } from '#domain/province';
import { sheetCodePathOfPart } from '../../i18n/sheet-code';

/** On paper a chosen province has its own sheet, with the address and the QR code that lead to it; without one the page. */
export function useSheet(chosen: ProvinceCode | undefined): void {
  useEffect(() => {
    if (!chosen) return;
    const code = document.querySelector('[data-sheet-code]');
    const address = document.querySelector('[data-sheet-url]');
    const ofPage = { code: code?.getAttribute('src') ?? '', address: address?.textContent ?? '' };
    const write = (src: string, url: string) => {
      code?.setAttribute('src', src);
      address?.replaceChildren(url);
    };
    write(sheetCodePathOfPart(ofPage.code, chosen), `${ofPage.address}#${chosen}`);
    return () => write(ofPage.code, ofPage.address);
  }, [chosen]);
}
