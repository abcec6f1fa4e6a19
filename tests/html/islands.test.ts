import { expect, test } from 'vitest';
import { samples } from '../../scripts/tools/seed/samples/samples.ts';
import { all, pageAt } from '../support/pages.ts';

const [sample] = samples;

const islandsOn = (path: string) => all(pageAt(path).document, 'astro-island');

/** The island of a page that is exported under a name. */
const islandOn = (path: string, name: string) =>
  islandsOn(path).find((island) => island.getAttribute('component-export') === name);

test('The list’s filter and an opportunity’s carousel are React islands and complete in the HTML', () => {
  for (const [path, name, part] of [
    ['/opportunities', 'OpportunityList', 'button[name=sector][aria-pressed]'],
    [`/opportunity/${sample?.id}`, 'Carousel', '[aria-roledescription] img'],
  ] as const) {
    const island = islandOn(path, name);
    expect([path, island?.getAttribute('client')]).toEqual([path, 'after-load']);
    expect([path, island?.querySelector(part) !== null]).toEqual([path, true]);
  }
});

test('All islands share one file of React', () => {
  const paths = ['/opportunities', `/opportunity/${sample?.id}`, '/why-argentina', '/contact', '/shortlist'];
  const renderers = paths.flatMap((path) => islandsOn(path).map((island) => island.getAttribute('renderer-url')));
  expect(renderers.length).toBeGreaterThanOrEqual(paths.length);
  expect(new Set(renderers).size).toBe(1);
});
