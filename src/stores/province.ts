import { atom } from 'nanostores';
import { firstProvince, type ProvinceCode, provinceInFragment } from '#domain/province';

/** The province that the map shows. The URL's fragment names it; unknown until the browser's URL has been read. */
export const $province = atom<ProvinceCode | undefined>();

/** Whether the URL names the province. Without a fragment the map shows the first one. */
export const $isChosen = atom(false);

/** Opportunities of each province, by its code; a province without any is missing. Unknown until they have been loaded. */
export const $provinceCounts = atom<ReadonlyMap<string, number> | undefined>();

/** Takes the province from the URL, now and when its fragment changes; returns how to stop. */
export function followURL(): () => void {
  readURL();
  addEventListener('hashchange', readURL);
  return () => removeEventListener('hashchange', readURL);
}

/** Shows a province and puts it into the URL, as a new entry of the history. */
export function chooseProvince(code: ProvinceCode): void {
  if (location.hash !== `#${code}`) history.pushState(history.state, '', `#${code}`);
  readURL();
}

function readURL(): void {
  const named = provinceInFragment(location.hash);
  // A fragment that names something else, such as the skip link's, changes nothing.
  if (!named && location.hash !== '' && $province.get()) return;
  $province.set(named ?? firstProvince);
  $isChosen.set(named !== undefined);
}

/** Loads the counts. Without an answer they stay unknown. */
export async function loadProvinceCounts(): Promise<void> {
  const response = await fetch('/opportunity-counts.json').catch(() => undefined);
  if (!response?.ok) return;
  const counts: unknown = await response.json();
  $provinceCounts.set(new Map(Object.entries(counts ?? {}).map(([code, count]) => [code, Number(count)])));
}
