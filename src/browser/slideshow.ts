import { savesData } from '../api/saves-data';
import { fetchSlides } from './fetch-slides';
import { showNext } from './slideshow-step';

/** Milliseconds that each slide stays, its cross-fade included (docs/specification.md §2.3). */
const stay = 2500;

const stillMotion = matchMedia('(prefers-reduced-motion: reduce)');

/** Starts the home page's slideshow. Who saves data keeps the first slide; who wants less motion starts it by hand. */
export function startSlideshow(): void {
  const hero = document.querySelector<HTMLElement>('[data-slideshow]');
  const stage = hero?.querySelector<HTMLElement>('[data-stage]');
  const button = hero?.querySelector<HTMLButtonElement>('[data-play]');
  if (!hero || !stage || !button || savesData()) return;
  let playing = false;
  let timer: ReturnType<typeof setInterval> | undefined;
  let fetched = false;

  const run = () => {
    clearInterval(timer);
    if (playing && !document.hidden) timer = setInterval(() => showNext(hero, stage), stay);
  };
  const play = (wanted: boolean) => {
    playing = wanted;
    hero.toggleAttribute('data-playing', playing);
    button.setAttribute('aria-label', (playing ? button.dataset.pause : button.dataset.play) ?? '');
    if (playing && !fetched) void fetchSlides(hero, stage);
    fetched ||= playing;
    run();
  };

  button.hidden = false;
  button.previousElementSibling?.removeAttribute('hidden');
  button.addEventListener('click', () => play(!playing));
  document.addEventListener('visibilitychange', run);
  stillMotion.addEventListener('change', () => play(!stillMotion.matches));
  play(!stillMotion.matches);
}
