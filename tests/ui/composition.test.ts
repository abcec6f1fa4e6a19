import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isComposingKey } from '../../src/ui/composition.ts';

test('A key is an input method’s while it composes, and by its code where the browser ends the composition before', () => {
  expect(isComposingKey({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposingKey({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposingKey({ isComposing: false, keyCode: 13 })).toBe(false);
});

test('Whatever acts on Enter or Escape asks whether an input method has used the key', () => {
  const acting = globSync('src/{admin,islands,ui,browser}/**/*.{ts,tsx}').filter((file) =>
    /key (?:===|!==) '(?:Enter|Escape)'/.test(readFileSync(file, 'utf8')),
  );
  expect(acting.length).toBeGreaterThan(3);
  for (const file of acting) {
    const asks = readFileSync(file, 'utf8').includes('isComposingKey(');
    // No field has the focus while an image is moved.
    if (!/use-drag-order/.test(file)) expect([file, asks]).toEqual([file, true]);
  }
});
