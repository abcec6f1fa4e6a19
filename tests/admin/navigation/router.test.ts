import { expect, test } from 'vitest';
import { pathTo, screenOf } from '../../../src/admin/navigation/router.ts';

const login = { route: 'login' } as const;
const list = { route: 'list' } as const;
const create = { route: 'create' } as const;
const trash = { route: 'trash' } as const;
const enquiries = { route: 'enquiries' } as const;
const enquiry = { route: 'enquiry', params: { id: 'some-id' } } as const;
const history = { route: 'history', params: { id: 'some-id' } } as const;
const people = { route: 'people' } as const;
const account = { route: 'account' } as const;
const invitation = { route: 'invitation', params: { id: 'secret' } } as const;
const edit = { route: 'edit', params: { id: 'some-id' } } as const;

test.each([list, create, edit, history, trash, enquiries, enquiry, people, account, undefined])(
  'Without a token the route $route leads to the login',
  (page) => {
    expect(screenOf(page, false)).toEqual({ kind: 'redirect', path: '/admin' });
  },
);

test.each([true, false])('An invitation is shown whether or not somebody is logged in (%s)', (isLoggedIn) => {
  expect(screenOf(invitation, isLoggedIn)).toEqual({ kind: 'invitation', id: 'secret' });
});

test('Without a token the login page is shown', () => {
  expect(screenOf(login, false)).toEqual({ kind: 'login' });
});

test.each([login, undefined])('A logged-in administrator is sent from the route $route to the list', (page) => {
  expect(screenOf(page, true)).toEqual({ kind: 'redirect', path: '/admin/manager' });
});

test.each([
  [list, { kind: 'list' }],
  [create, { kind: 'create' }],
  [edit, { kind: 'edit', id: 'some-id' }],
  [history, { kind: 'history', id: 'some-id' }],
  [trash, { kind: 'trash' }],
  [enquiries, { kind: 'enquiries' }],
  [enquiry, { kind: 'enquiry', id: 'some-id' }],
  [people, { kind: 'people' }],
  [account, { kind: 'account' }],
])('A logged-in administrator sees the screen of the route $route', (page, screen) => {
  expect(screenOf(page, true)).toEqual(screen);
});

test('The path of a screen contains the encoded id of its record', () => {
  expect(pathTo('list')).toBe('/admin/manager');
  expect(pathTo('edit', { id: 'a/b' })).toBe('/admin/edit/a%2Fb');
});
