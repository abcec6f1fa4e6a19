/**
 * Leads the reader to the active province where its name is not in view; on a narrow screen the illustration, which is
 * below the name, has to be in view as well.
 */
export function bringIntoView(section: HTMLElement): void {
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
