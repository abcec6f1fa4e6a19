import { atom, onMount } from 'nanostores';

/** The width from which the sidebar is beside the page (docs/specification.md §6.3). */
const wideWindow = '(min-width: 768px)';

export interface SidebarState {
  readonly open: boolean;
  /** Beside the page on wide screens, over it on narrow ones. */
  readonly mode: 'beside' | 'over';
}

/** Open on wide screens, closed on narrow ones; reset when the window's width crosses that limit. */
export const $sidebar = atom<SidebarState>({ open: true, mode: 'beside' });

onMount($sidebar, () => {
  const wide = matchMedia(wideWindow);
  const follow = () => $sidebar.set(wide.matches ? { open: true, mode: 'beside' } : { open: false, mode: 'over' });
  follow();
  wide.addEventListener('change', follow);
  return () => wide.removeEventListener('change', follow);
});

export function toggleSidebar(): void {
  const { open, mode } = $sidebar.get();
  $sidebar.set({ open: !open, mode });
}

/** Closes the sidebar if it covers the page. */
export function uncoverPage(): void {
  const { mode } = $sidebar.get();
  if (mode === 'over') $sidebar.set({ open: false, mode });
}
