import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandColours } from '#domain/colours';

test('the colours that a browser needs first are those of the tokens', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  for (const [name, value] of Object.entries(brandColours)) expect(tokens).toContain(`--${name}: ${value};`);
});

test('the veils under words are of the colour night', () => {
  const channels = brandColours.night.match(/[\da-f]{2}/g)?.map((pair) => Number.parseInt(pair, 16));
  expect(readFileSync('src/styles/tokens.css', 'utf8')).toContain(`--veil: ${channels?.join(' ')};`);
});
