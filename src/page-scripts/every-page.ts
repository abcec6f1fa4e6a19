import { isLanguage, type Language, languageStorageKey } from '#domain/language';
import { savesData } from '../api/saves-data';
import { localizedPath, readLocalizedPath } from '../i18n/path';

/** Starts the scripts of every page. They are one file: separate ones would each cost a request or a CSP hash. */
export function startEveryPage(): void {
  markScrolledHeader();
  startMobileMenu();
  rememberChosenLanguage();
  prefetchOnHover();
  fetchSheetPictures();
}

/** Pixels after which the header changes (docs/specification.md §2.2). */
const threshold = 100;

/** Marks the header once the reader has scrolled past the threshold; styles do the rest. */
function markScrolledHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  const mark = () => header.toggleAttribute('data-scrolled', scrollY > threshold);
  addEventListener('scroll', mark, { passive: true });
  mark();
}

/** From this width on the header shows the links themselves (Header.astro). */
const wide = '(min-width: 80rem)';

/** Opens and closes the slide-in menu: overlay, Escape, close button, a choice and a widened window all close it. */
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

/** Stores the language whose link in the switcher is followed, and leads it to the page as the URL names it now. */
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
    // Storage is blocked: the URL alone carries the choice.
  }
}

/** Milliseconds that a pointer rests on a link before its page is fetched ahead. */
const hoverTime = 80;

/**
 * Fetches a page of ours ahead while the pointer rests on its link or the focus is on it, links that islands add later
 * included. Not for readers who save data.
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

// A link that names a type leads to a file, such as a feed.
const isPage = ({ origin, pathname, target, type }: HTMLAnchorElement): boolean =>
  origin === location.origin && target === '' && type === '' && !pathname.startsWith('/admin');

function prefetch(url: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}

/**
 * Fetches the pictures of a sheet that the screen does not show, or hides at first, before somebody prints. They are
 * lazy, so that no screen waits for them; Chromium and Firefox load them as they print, Safari and what makes a PDF
 * without a window print them blank. Wide screens, on which pages are printed, have them after everything else; others
 * begin when printing begins.
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
