import { isLanguage, type Language, languageStorageKey } from '#domain/language';
import { savesData } from '../api/poor-connection';
import { localizedPath, readLocalizedPath } from '../i18n/path';

/**
 * Starts the scripts that all pages need. They are one file, because each separate one would cost a request or a CSP
 * hash.
 */
export function startEveryPage(): void {
  markScrolledHeader();
  startMobileMenu();
  closeHeaderDisclosure();
  rememberChosenLanguage();
  prefetchOnHover();
  fetchSheetPictures();
}

/** Scroll position in pixels from which the header changes (docs/specification.md §2.2). */
const threshold = 100;

/** Sets `data-scrolled` on the header, for styles. */
function markScrolledHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  const mark = () => header.toggleAttribute('data-scrolled', scrollY > threshold);
  addEventListener('scroll', mark, { passive: true });
  mark();
}

/** From this width on the header shows its links without a menu (Header.astro). */
const wide = '(min-width: 80rem)';

/** Slide-in menu. A click on the overlay, Escape, the close button, a chosen link and a wider window close it. */
function startMobileMenu(): void {
  const opener = document.querySelector<HTMLButtonElement>('[data-menu-opener]');
  const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
  if (!opener || !menu) return;
  opener.addEventListener('click', () => {
    menu.showModal();
    opener.setAttribute('aria-expanded', 'true');
  });
  menu.addEventListener('close', () => opener.setAttribute('aria-expanded', 'false'));
  menu.addEventListener('click', ({ target }) => {
    const onOverlay = target === menu;
    const chosen = target instanceof Element && target.closest('a, [data-menu-closer]');
    if (onOverlay || chosen) menu.close();
  });
  matchMedia(wide).addEventListener('change', () => menu.close());
}

/** Closes the links for investors on Escape, on a choice, and on a click or focus elsewhere. */
function closeHeaderDisclosure(): void {
  const disclosure = document.querySelector<HTMLDetailsElement>('[data-header] .links details');
  const summary = disclosure?.querySelector('summary');
  if (!disclosure || !summary) return;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Node && summary.contains(target))) disclosure.open = false;
  });
  disclosure.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !disclosure.contains(relatedTarget)) disclosure.open = false;
  });
  disclosure.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    disclosure.open = false;
    summary.focus();
  });
}

/**
 * Stores the language chosen in the switcher. Updates the link to the present URL, because scripts may have changed it.
 */
function rememberChosenLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switcher] a[data-language]')) {
    link.addEventListener('click', () => {
      const { language } = link.dataset;
      if (!isLanguage(language)) return;
      store(language);
      link.href = localizedPath(readLocalizedPath(location.pathname).path, language) + location.search + location.hash;
    });
  }
}

function store(language: Language): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Storage is blocked: the language is only in the URL.
  }
}

/** Delay in milliseconds before a hovered link is prefetched. */
const hoverTime = 80;

/**
 * Prefetches pages of this site when their link is hovered or focused; also for links that islands add later. Does
 * nothing for visitors who save data.
 */
function prefetchOnHover(): void {
  if (savesData()) return;
  const prefetched = new Set([pageOf(location)]);
  let timer = 0;
  const consider = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isPage(link) || prefetched.has(pageOf(link))) return;
    timer = window.setTimeout(() => {
      prefetched.add(pageOf(link));
      prefetch(pageOf(link));
    }, hoverTime);
  };
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
}

const pageOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  pathname + search;

// Links with a `type` lead to files, such as a feed.
const isPage = ({ origin, pathname, target, type }: HTMLAnchorElement): boolean =>
  origin === location.origin && target === '' && type === '' && !pathname.startsWith('/admin');

function prefetch(url: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}

/**
 * Loads images that only the printed page shows. They are lazy, so that they do not delay the screen. Chromium and
 * Firefox load them when printing; Safari and headless PDF printing leave them blank. Wide screens load them after the
 * page, narrow ones when printing begins.
 */
function fetchSheetPictures(): void {
  const fetchNow = () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('[data-sheet-picture]'))
      picture.loading = 'eager';
  };
  addEventListener('beforeprint', fetchNow);
  if (savesData() || !matchMedia('(min-width: 62rem)').matches) return;
  if (document.readyState === 'complete') setTimeout(fetchNow);
  else addEventListener('load', () => setTimeout(fetchNow), { once: true });
}
