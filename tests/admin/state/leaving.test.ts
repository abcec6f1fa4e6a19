import { afterEach, expect, test, vi } from 'vitest';
import { $leaving, $unfinished, leave, leaveAnyway, stay } from '../../../src/admin/state/leaving.ts';

const go = vi.fn<() => void>();

afterEach(() => {
  go.mockReset();
  $unfinished.set([]);
  stay();
});

test('nothing is asked where nothing would be lost', () => {
  leave(go);
  expect(go).toHaveBeenCalledOnce();
  expect($leaving.get()).toBeUndefined();
});

test('whoever would lose a file is asked, and can stay', () => {
  $unfinished.set(['one.jpg']);
  leave(go);
  expect($leaving.get()).toBeDefined();
  stay();
  expect(go).not.toHaveBeenCalled();
  expect($unfinished.get()).toEqual(['one.jpg']);
});

test('whoever leaves anyway goes, and is not asked again on the way', () => {
  $unfinished.set(['one.jpg']);
  leave(() => leave(go));
  leaveAnyway();
  expect(go).toHaveBeenCalledOnce();
  expect($leaving.get()).toBeUndefined();
});
