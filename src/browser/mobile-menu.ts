/** From this width on the header shows the links themselves (Header.astro). */
const wide = '(min-width: 80rem)';

/** Opens and closes the slide-in menu: overlay, Escape, close button, a choice and a widened window all close it. */
export function startMobileMenu(): void {
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
