import { firstProvince, isProvinceCode, type ProvinceCode, provinceInFragment } from '#domain/province';
import { provinceIllustrations } from './province-illustrations';
import { startProvinceSheet } from './province-sheet';
import { stepProvinces } from './province-steps';
import { savesData } from './saves-data';

type ProvinceLink = HTMLElement | SVGElement;

/**
 * Makes one province the active one: on the map, in the index beside it, in the panel, behind all of them and in the
 * URL. The page holds everything already; without this script its links lead to the provinces' texts.
 */
export function startProvinceMap(): void {
  const section = document.querySelector<HTMLElement>('[data-provinces]');
  const frame = section?.querySelector<HTMLElement>('[data-illustrations]');
  const first = frame?.querySelector('picture');
  const status = section?.querySelector('[role="status"]');
  if (!section || !frame || !first || !status) return;
  const links = [...section.querySelectorAll<ProvinceLink>('a[data-province]')];
  const panels = [...section.querySelectorAll<HTMLElement>('[data-panel]')];
  const { shown } = frame.dataset;
  const illustrations = provinceIllustrations(frame, first, isProvinceCode(shown) ? shown : firstProvince);
  const putOnSheet = startProvinceSheet(section);
  let active: ProvinceCode = firstProvince;

  function activate(code: ProvinceCode): void {
    if (code === active) return;
    active = code;
    stepProvinces(links, panels, code);
    for (const link of links) mark(link, 'aria-current', link.dataset.province === code ? 'true' : null);
    for (const panel of panels) {
      panel.toggleAttribute('data-active', panel.id === code);
      if (panel.id === code) status?.replaceChildren(panel.dataset.panel ?? '');
    }
    void illustrations.show(code);
  }

  function follow(): void {
    activate(provinceInFragment(location.hash, active));
    putOnSheet(location.hash);
  }

  function choose(event: MouseEvent): void {
    const code = provinceOf(event);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!code || elsewhere) return;
    // Followed by the browser, the link would make the page jump.
    event.preventDefault();
    if (location.hash !== `#${code}`) history.pushState(history.state, '', `#${code}`);
    follow();
    bringIntoView(
      panels.find(({ id }) => id === code),
      frame,
    );
  }

  function point({ target, type }: Event): void {
    const leaving = type === 'pointerleave' || type === 'focusout';
    const code = leaving ? undefined : provinceOf({ target });
    for (const link of links) mark(link, 'data-pointed', link.dataset.province === code ? '' : null);
    if (code && !savesData()) illustrations.prepare(code);
  }

  section.toggleAttribute('data-live', true);
  section.addEventListener('click', choose);
  for (const type of ['pointerover', 'pointerleave', 'focusin', 'focusout']) section.addEventListener(type, point);
  addEventListener('hashchange', follow);
  follow();
}

function provinceOf({ target }: Pick<Event, 'target'>): ProvinceCode | undefined {
  const link = target instanceof Element ? target.closest<ProvinceLink>('a[data-province]') : null;
  const code = link?.dataset.province;
  return isProvinceCode(code) ? code : undefined;
}

function mark(element: Element, attribute: string, value: string | null): void {
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}

/**
 * Leads the reader to what was chosen where its name is not in view; on a narrow screen the illustration, which stands
 * below the name, is to be in view as well.
 */
function bringIntoView(panel: HTMLElement | undefined, frame: Element | null | undefined): void {
  const name = panel?.querySelector('h3')?.getBoundingClientRect();
  if (!panel || !frame || !name) return;
  const illustration = frame.getBoundingClientRect();
  const ends = illustration.top >= name.bottom ? illustration.bottom : name.bottom;
  const headerEnd = document.querySelector('[data-header]')?.getBoundingClientRect().bottom ?? 0;
  if (name.top >= headerEnd && ends <= innerHeight) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  panel.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}
