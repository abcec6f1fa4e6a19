import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the five headline figures are the specified ones', () => {
  const file = readFileSync('content/headline-figures/en.yaml', 'utf8');
  const figures = [...file.matchAll(/figure: "(.+)"\n {4}caption: "(.+)"/g)];
  expect(figures.map(([, figure, caption]) => `${figure} ${caption}`)).toEqual([
    'Top 5 global exporter of soybean, corn and lithium',
    '6th cattle producer',
    '8th largest country with 53% agricultural land',
    '2nd largest shale gas resources',
    '4th largest shale oil reservoirs',
  ]);
});
