import { expect, test } from 'vitest';
import { continueAs, screenKey } from '../../../src/admin/navigation/continued.ts';
import { $page } from '../../../src/admin/navigation/router.ts';

const [one, other] = ['46488af3-6440-4843-b8a9-a076e65c2f04', '7d8e0f3c-1b1a-4c58-9d51-1a2b3c4d5e6f'];
const create = { kind: 'create' } as const;
const edit = (id: string) => ({ kind: 'edit', id }) as const;

test('A stored form keeps its key under its new path, and every later form has another one', () => {
  $page.open('/admin/upload');
  const first = screenKey(create);
  continueAs(one);
  expect($page.get()).toMatchObject({ route: 'edit', params: { id: one } });
  expect(screenKey(edit(one))).toBe(first);
  const second = screenKey(create);
  expect(second).not.toBe(first);
  $page.open('/admin/upload');
  continueAs(other);
  expect(screenKey(edit(other))).toBe(second);
  expect(new Set([first, second, screenKey(edit(one)), screenKey(create)]).size).toBe(4);
});

test('A save of the opportunity that is open changes neither path nor key', () => {
  $page.open(`/admin/edit/${other}`);
  const key = screenKey(edit(other));
  continueAs(other);
  expect(screenKey(edit(other))).toBe(key);
});
