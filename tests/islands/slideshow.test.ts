import { expect, test } from 'vitest';
import { atFirst, type SlideshowAction, slideshowAfter } from '../../src/islands/slideshow/Slideshow.tsx';

const after = (actions: readonly SlideshowAction[]) => actions.reduce(slideshowAfter, atFirst);
const settled = (slide: number, arrived = true) => ({ kind: 'settled', slide, arrived }) as const;
const next = { kind: 'next' } as const;

test('Loaded slides are shown in turn and start over after the last, each above the previous one', () => {
  const actions: SlideshowAction[] = [settled(1), settled(2)];
  const shown = [1, 2, 0, 1].map((slide) => {
    actions.push(next);
    const { current, previous } = after(actions);
    expect(previous).not.toBe(current);
    return [slide, current];
  });
  expect(shown.map(([, current]) => current)).toEqual(shown.map(([slide]) => slide));
});

test('A slide that failed to load is counted and left out', () => {
  const { settled: counted, arrived } = after([settled(1), settled(2, false), settled(3)]);
  expect([counted, arrived]).toEqual([4, [0, 1, 3]]);
});

test('A single loaded slide stays', () => {
  expect(after([next, next])).toEqual(atFirst);
});

test('A slideshow that was played once continues to request slides while it is paused', () => {
  const paused = after([
    { kind: 'play', playing: true },
    { kind: 'play', playing: false },
  ]);
  expect(paused).toMatchObject({ offered: true, playing: false, started: true });
  expect(after([{ kind: 'play', playing: false }])).toMatchObject({ offered: true, started: false });
});
