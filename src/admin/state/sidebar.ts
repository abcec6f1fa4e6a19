import { atom, onMount } from 'nanostores';

/** The width from which the sidebar stands beside the page (docs/specification.md §6.3). */
const wideWindow = '(min-width: 768px)';

export interface Sidebar {
  readonly open: boolean;
  /** Beside the page on wide screens, over it on narrow ones. */
  readonly place: 'beside' | 'over';
}

/** Open on wide screens, closed on narrow ones, also when the window crosses the width between them. */
export const $sidebar = atom<Sidebar>({ open: true, place: 'beside' });

onMount($sidebar, () => {
  const wide = matchMedia(wideWindow);
  const follow = () => $sidebar.set(wide.matches ? { open: true, place: 'beside' } : { open: false, place: 'over' });
  follow();
  wide.addEventListener('change', follow);
  return () => wide.removeEventListener('change', follow);
});

export function toggleSidebar(): void {
  const { open, place } = $sidebar.get();
  $sidebar.set({ open: !open, place });
}

/** Closes a sidebar that covers the page; one that stands beside it stays. */
export function uncoverPage(): void {
  const { place } = $sidebar.get();
  if (place === 'over') $sidebar.set({ open: false, place });
}
