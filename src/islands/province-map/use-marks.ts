import { type RefObject, useLayoutEffect } from 'react';
import { type ProvinceCode, provinceInFragment } from '#domain/province';

/**
 * Marks what the page brings in slots, which React does not render: the map's links, as active or pointed at, and the
 * number of opportunities in each province's text.
 */
export function useMarks(
  section: RefObject<HTMLElement | null>,
  active: ProvinceCode,
  pointed: ProvinceCode | undefined,
  counts: ReadonlyMap<string, number> | undefined,
): void {
  useLayoutEffect(() => {
    for (const link of section.current?.querySelectorAll('[data-map] a') ?? []) {
      const code = provinceInFragment(link.getAttribute('href') ?? '');
      if (code === active) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
      link.toggleAttribute('data-pointed', code === pointed);
    }
  }, [section, active, pointed]);

  useLayoutEffect(() => {
    for (const place of section.current?.querySelectorAll<HTMLElement>('[data-province-count]') ?? []) {
      if (counts) place.textContent = String(counts.get(place.dataset.provinceCount ?? '') ?? 0);
    }
  }, [section, counts]);
}
