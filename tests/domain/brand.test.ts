import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandColours } from '#domain/brand';

test('The colours in the code equal the colour tokens of the style sheet', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  for (const [name, value] of Object.entries(brandColours)) expect(tokens).toContain(`--${name}: ${value};`);
});

test('The veil behind text has the colour “night”', () => {
  const channels = brandColours.night.match(/[\da-f]{2}/g)?.map((pair) => Number.parseInt(pair, 16));
  expect(readFileSync('src/styles/tokens.css', 'utf8')).toContain(`--veil: ${channels?.join(' ')};`);
});
