/** Pixels after which the header changes (docs/specification.md §2.2). */
const threshold = 100;

/** Marks the header once the reader has scrolled past the threshold; styles do the rest. */
export function markScrolledHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  const mark = () => header.toggleAttribute('data-scrolled', scrollY > threshold);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
