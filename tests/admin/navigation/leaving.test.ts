import { afterEach, expect, test, vi } from 'vitest';
import { $leaving, $unfinished, leave, leaveAnyway, stay } from '../../../src/admin/navigation/router.ts';

const go = vi.fn<() => void>();

afterEach(() => {
  go.mockReset();
  $unfinished.set([]);
  stay();
});

test('Leaving needs no confirmation when nothing would be lost', () => {
  leave(go);
  expect(go).toHaveBeenCalledOnce();
  expect($leaving.get()).toBeUndefined();
});

test('Leaving with an unfinished upload needs a confirmation, and the administrator can stay', () => {
  $unfinished.set(['one.jpg']);
  leave(go);
  expect($leaving.get()).toBeDefined();
  stay();
  expect(go).not.toHaveBeenCalled();
  expect($unfinished.get()).toEqual(['one.jpg']);
});

test('Leaving anyway needs no second confirmation', () => {
  $unfinished.set(['one.jpg']);
  leave(() => leave(go));
  leaveAnyway();
  expect(go).toHaveBeenCalledOnce();
  expect($leaving.get()).toBeUndefined();
});
