import { savesData } from '../api/saves-data';

/** Milliseconds that a pointer rests on a link before its page is fetched ahead. */
const rest = 80;

/**
 * Fetches a page of ours ahead while the pointer rests on its link or the focus is on it, links that islands add later
 * included. Not for readers who save data.
 */
export function prefetchOnHover(): void {
  if (savesData()) return;
  const asked = new Set([pageOf(location)]);
  let timer = 0;
  const consider = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isPage(link) || asked.has(pageOf(link))) return;
    timer = window.setTimeout(() => {
      asked.add(pageOf(link));
      ask(pageOf(link));
    }, rest);
  };
  document.addEventListener('pointerover', consider, { passive: true });
  document.addEventListener('focusin', consider);
}

const pageOf = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string =>
  pathname + search;

// A link that names a type leads to a file, such as a feed.
const isPage = ({ origin, pathname, target, type }: HTMLAnchorElement): boolean =>
  origin === location.origin && target === '' && type === '' && !pathname.startsWith('/admin');

function ask(url: string): void {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = url;
  document.head.append(link);
}
