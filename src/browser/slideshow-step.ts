/** Shows the slide after the one in view, the first after the last. The one before stays beneath while it fades in. */
export function showNext(hero: HTMLElement, stage: HTMLElement): void {
  const current = stage.querySelector('[data-slide="current"]');
  const next = current?.nextElementSibling ?? stage.firstElementChild;
  if (!next || next === current) return;
  for (const slide of stage.children) {
    slide.removeAttribute('data-slide');
    slide.setAttribute('aria-hidden', 'true');
  }
  current?.setAttribute('data-slide', 'previous');
  next.setAttribute('data-slide', 'current');
  next.removeAttribute('aria-hidden');
  const count = hero.querySelector('[data-count]');
  if (count) count.textContent = next.getAttribute('data-number') ?? '1';
  const caption = hero.querySelector('[data-caption]');
  const plate = next.querySelector('template');
  if (caption && plate) caption.replaceChildren(plate.content.cloneNode(true));
}
