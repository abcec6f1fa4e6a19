import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours, spaces, textSizes, times } from '../../../src/styleguide/tokens.ts';

const source = readFileSync('src/styles/tokens.css', 'utf8');

test('The style guide shows all text sizes, spaces and times of the design tokens', () => {
  for (const [shown, pattern] of [
    [textSizes, /^ {2}--text-[\w-]+: clamp|^ {2}--text-[\w-]+: [\d.]+rem/gm],
    [spaces, /^ {2}--(?:space-|gutter|pause)[\w-]*:/gm],
    [times, /^ {2}--(?:quick|calm|slow|ease): (?!0ms)/gm],
  ] as const)
    expect(shown.map(({ name }) => name)).toHaveLength(source.match(pattern)?.length ?? 0);
  expect(colours).toContainEqual({ name: '--sun', value: '#ffc94d' });
  for (const { value } of [...colours, ...textSizes]) expect(value).not.toMatch(/var\(|;/);
});
