import { useStore } from '@nanostores/react';
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { firstProvince, type ProvinceCode, provinceInFragment } from '#domain/province';
import type { Dictionary } from '../../i18n/dictionary';
import { fill } from '../../i18n/fill';
import {
  $isChosen,
  $province,
  $provinceCounts,
  chooseProvince,
  followProvinceURL,
  loadProvinceCounts,
} from '../../stores/province';
import { guarded } from '../../ui/IslandBoundary';
import { ProvinceIllustrations } from './ProvinceIllustrations';
import styles from './ProvinceMap.module.css';

/** Slots: each province's text under its code, and as `children` the heading and the map. */
interface Props extends Readonly<Partial<Record<ProvinceCode, ReactNode>>> {
  /** Sorted as listed. */
  readonly provinces: readonly NamedProvince[];
  readonly texts: Pick<Dictionary['whyArgentina'], 'indexTitle' | 'showing' | 'steps'>;
  readonly children?: ReactNode;
}

/** Provinces as map, list and texts, one of them active. Without scripts the links lead to the texts. */
export const ProvinceMap = guarded(function ProvinceMap({ provinces, texts, children, ...panels }: Props) {
  const section = useRef<HTMLElement>(null);
  const province = useStore($province);
  const isChosen = useStore($isChosen);
  const counts = useStore($provinceCounts);
  const [pointed, setPointed] = useState<ProvinceCode>();
  const announced = useAnnounced();
  const active = province ?? firstProvince;
  const nameOf = (code: ProvinceCode) => provinces.find(([one]) => one === code)?.[1] ?? '';

  useEffect(followProvinceURL, []);
  useEffect(() => void loadProvinceCounts(), []);
  useMarks(section, active, pointed, counts);
  useSheet(isChosen ? province : undefined);

  const choose = (event: MouseEvent) => {
    const code = provinceOf(event);
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!code || elsewhere) return;
    // The browser would scroll to the fragment.
    event.preventDefault();
    flushSync(() => chooseProvince(code));
    if (section.current) bringIntoView(section.current);
  };
  const point = (event: SyntheticEvent) => setPointed(provinceOf(event));
  const leave = () => setPointed(undefined);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are on links, which the keyboard activates.
    <section
      ref={section}
      className="provinces"
      aria-labelledby="provinces-title"
      data-live={province !== undefined || undefined}
      data-chosen={isChosen || undefined}
      onClick={choose}
      onPointerOver={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      <ProvinceIllustrations wanted={province} pointed={pointed} />
      {children}
      <div id="province" className="panels" tabIndex={-1}>
        {/* Each is its own search result (domain/site-search/index-file.ts). */}
        {provinces.map(([code]) => (
          <article key={code} id={code} data-unsearched data-active={code === active || undefined}>
            {panels[code]}
          </article>
        ))}
      </div>
      <div className="steps">
        <ProvinceSteps label={texts.steps} provinces={provinces} active={active} />
      </div>
      <p className="visually-hidden" role="status">
        {announced && fill(texts.showing, { province: nameOf(announced) })}
      </p>
      <div className="index laid-out-near">
        <ProvinceIndex label={texts.indexTitle} provinces={provinces} active={active} pointed={pointed} />
      </div>
    </section>
  );
});

/** The active province after a change, for screen readers. The initial province is not announced. */
function useAnnounced(): ProvinceCode | undefined {
  const [announced, setAnnounced] = useState<ProvinceCode>();
  useEffect(
    () =>
      $province.listen((now, before) => {
        if (now !== (before ?? firstProvince)) setAnnounced(now);
      }),
    [],
  );
  return announced;
}

function provinceOf({ target }: SyntheticEvent): ProvinceCode | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return provinceInFragment(link?.getAttribute('href') ?? '');
}

/** Scrolls to the active province unless its name is in view and, on narrow screens, the illustration below it. */
function bringIntoView(section: HTMLElement): void {
  const panel = section.querySelector('[data-active]');
  const name = panel?.querySelector('h3')?.getBoundingClientRect();
  const illustration = section.querySelector('[data-illustrations]')?.getBoundingClientRect();
  if (!panel || !name || !illustration) return;
  const end = illustration.top >= name.bottom ? illustration.bottom : name.bottom;
  const headerEnd = document.querySelector('[data-header]')?.getBoundingClientRect().bottom ?? 0;
  if (name.top >= headerEnd && end <= innerHeight) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  panel.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
}

/**
 * Printing: for a chosen province writes its URL and QR code into the print sheet, and restores the page's own
 * afterwards.
 */
function useSheet(chosen: ProvinceCode | undefined): void {
  useEffect(() => {
    if (!chosen) return;
    const code = document.querySelector('[data-sheet-code]');
    const shownUrl = document.querySelector('[data-sheet-url]');
    const ofPage = { code: code?.getAttribute('src') ?? '', url: shownUrl?.textContent ?? '' };
    const write = (src: string, url: string) => {
      code?.setAttribute('src', src);
      shownUrl?.replaceChildren(url);
    };
    write(ofPage.code.replace(/\.svg$/, `/${chosen}.svg`), `${ofPage.url}#${chosen}`);
    return () => write(ofPage.code, ofPage.url);
  }, [chosen]);
}

interface ProvinceStepsProps {
  readonly label: string;
  /** Sorted as listed; the steps wrap around. */
  readonly provinces: readonly NamedProvince[];
  readonly active: ProvinceCode;
}

/** Links to the previous and next province, with the active one's name between them. */
function ProvinceSteps({ label, provinces, active }: ProvinceStepsProps) {
  const at = provinces.findIndex(([code]) => code === active);
  const stepTo = ([code, name]: NamedProvince) => (
    <a href={`#${code}`}>
      <span className="visually-hidden">{name}</span>
    </a>
  );
  const [before, shown, after] = [-1, 0, 1].map((step) => provinces.at((at + step) % provinces.length));
  return (
    <nav className={styles.steps} aria-label={label}>
      {before && stepTo(before)}
      <p aria-hidden="true">{shown?.[1]}</p>
      {after && stepTo(after)}
    </nav>
  );
}

/** Code and name in the page's language. */
type NamedProvince = readonly [code: ProvinceCode, name: string];

interface ProvinceIndexProps {
  readonly label: string;
  readonly provinces: readonly NamedProvince[];
  readonly active: ProvinceCode;
  readonly pointed: ProvinceCode | undefined;
}

function ProvinceIndex({ label, provinces, active, pointed }: ProvinceIndexProps) {
  return (
    <nav className={styles.index} aria-labelledby="index-title">
      <h3 id="index-title">{label}</h3>
      <ul className="plain">
        {provinces.map(([code, name]) => (
          <li key={code}>
            <a
              href={`#${code}`}
              data-pointed={code === pointed || undefined}
              aria-current={code === active || undefined}
            >
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Updates slots, which React does not render: the active and pointed state of the map's links, and the number of
 * opportunities in each province's text.
 */
function useMarks(
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
