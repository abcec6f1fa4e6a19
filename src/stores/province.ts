import { atom } from 'nanostores';
import { firstProvince, type ProvinceCode, provinceInFragment } from '#domain/province';

/** The province shown on the map, from the URL's fragment; `undefined` until the URL has been read. */
export const $province = atom<ProvinceCode | undefined>();

/** Whether the URL names a province. Without a fragment the map shows the first one. */
export const $isChosen = atom(false);

/** Number of opportunities by province code; provinces without any are missing. `undefined` until loaded. */
export const $provinceCounts = atom<ReadonlyMap<string, number> | undefined>();

/** Reads the province from the URL, now and when its fragment changes; returns a function that stops this. */
export function followProvinceURL(): () => void {
  readURL();
  addEventListener('hashchange', readURL);
  return () => removeEventListener('hashchange', readURL);
}

/** Shows a province and adds a history entry with its fragment. */
export function chooseProvince(code: ProvinceCode): void {
  if (location.hash !== `#${code}`) history.pushState(history.state, '', `#${code}`);
  readURL();
}

function readURL(): void {
  const named = provinceInFragment(location.hash);
  // Ignore fragments that name something else, such as the skip link's.
  if (!named && location.hash !== '' && $province.get()) return;
  $province.set(named ?? firstProvince);
  $isChosen.set(named !== undefined);
}

/** Loads the counts. After a failure they stay unknown. */
export async function loadProvinceCounts(): Promise<void> {
  const response = await fetch('/opportunity-counts.json').catch(() => undefined);
  if (!response?.ok) return;
  const counts: unknown = await response.json();
  $provinceCounts.set(new Map(Object.entries(counts ?? {}).map(([code, count]) => [code, Number(count)])));
}
