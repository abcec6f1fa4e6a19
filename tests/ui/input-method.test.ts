import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isComposingKey } from '../../src/ui/input-method.ts';

test('A key press belongs to an input method during composition, or by its key code after it', () => {
  expect(isComposingKey({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposingKey({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposingKey({ isComposing: false, keyCode: 13 })).toBe(false);
});

test('All code that handles Enter or Escape checks for an input method first', () => {
  const acting = globSync('src/**/*.{ts,tsx,js}').filter((file) =>
    /key (?:===|!==) '(?:Enter|Escape)'/.test(readFileSync(file, 'utf8')),
  );
  expect(acting.length).toBeGreaterThan(3);
  for (const file of acting) {
    const asks = readFileSync(file, 'utf8').includes('isComposingKey(');
    // Exempt, because no text field has the focus: an image is moved, or the header’s links are open.
    if (!/use-drag-order|page-scripts\/every-page/.test(file)) expect([file, asks]).toEqual([file, true]);
  }
});
