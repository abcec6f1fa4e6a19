import type { ProvinceCode } from '#domain/province';
import { isProvinceCode } from '#domain/province';
import { isSectorKey } from '#domain/sector';
import type { Dictionary } from './dictionary';

/** English path and title of the first page that shows an illustration, by the illustration's key. */
export function shownOn(
  plate: string,
  { plates, sectors, whyArgentina, contact }: Pick<Dictionary, 'plates' | 'sectors' | 'whyArgentina' | 'contact'>,
  provinceNames: Readonly<Record<ProvinceCode, string>>,
): { readonly path: string; readonly page: string } {
  const [folder, name = ''] = plate.split('/');
  if (folder === 'provinces' && isProvinceCode(name)) {
    return { path: `/why-argentina#${name}`, page: provinceNames[name] };
  }
  const sector = name.replace(/-(?:aside|header)$/, '');
  if (folder === 'sectors' && isSectorKey(sector)) return { path: `/sectors/${sector}`, page: sectors[sector] };
  if (folder === 'contact') return { path: '/contact', page: contact.title };
  return folder === 'why' ? { path: '/why-argentina', page: whyArgentina.title } : { path: '/', page: plates.homePage };
}
