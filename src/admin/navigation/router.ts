import { type ConfigFromRouter, createRouter, getPagePath, type ParamsArg } from '@nanostores/router';
import { atom } from 'nanostores';

/** The admin area's routes. Links to other pages need `rel="external"`, so that the router leaves them to the browser. */
export const $page = createRouter({
  login: '/admin',
  dashboard: '/admin/dashboard',
  list: '/admin/manager',
  create: '/admin/upload',
  edit: '/admin/edit/:id',
  history: '/admin/history/:id',
  trash: '/admin/trash',
  enquiries: '/admin/enquiries',
  enquiry: '/admin/enquiries/:id',
  people: '/admin/people',
  account: '/admin/account',
  invitation: '/admin/invitation/:id',
});

type Routes = ConfigFromRouter<typeof $page>;

/** The path of a screen. */
export function pathTo<Route extends keyof Routes>(route: Route, ...params: ParamsArg<Routes, Route>): string {
  return getPagePath($page, route, ...params);
}

export function open(path: string): void {
  $page.open(path);
}

/** Opens another path and replaces the current history entry. */
export function redirect(path: string): void {
  $page.open(path, true);
}

/** The screens behind the login, shown beside the sidebar. */
export type InnerScreen =
  | { readonly kind: 'dashboard' }
  | { readonly kind: 'list' }
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'history'; readonly id: string }
  | { readonly kind: 'trash' }
  | { readonly kind: 'enquiries' }
  | { readonly kind: 'enquiry'; readonly id: string }
  | { readonly kind: 'people' }
  | { readonly kind: 'account' };

export type Screen =
  | InnerScreen
  | { readonly kind: 'login' }
  /** `id` is the secret of the link. */
  | { readonly kind: 'invitation'; readonly id: string }
  | { readonly kind: 'redirect'; readonly path: string };

type Page =
  | { readonly route: 'login' | 'dashboard' | 'list' | 'create' | 'trash' | 'enquiries' | 'people' | 'account' }
  | { readonly route: 'edit' | 'history' | 'enquiry' | 'invitation'; readonly params: { readonly id: string } };

/**
 * The screen for a path: without a token only the login and invitations, with one never the login
 * (docs/specification.md §6.1).
 */
export function screenOf(page: Page | undefined, isLoggedIn: boolean): Screen {
  if (page?.route === 'invitation') return { kind: 'invitation', id: page.params.id };
  if (!isLoggedIn) return page?.route === 'login' ? { kind: 'login' } : { kind: 'redirect', path: pathTo('login') };
  if (!page || page.route === 'login') return { kind: 'redirect', path: pathTo('list') };
  return 'params' in page ? { kind: page.route, id: page.params.id } : { kind: page.route };
}

/** Files that are chosen but not stored yet: leaving the form would lose them. */
export const $unfinished = atom<readonly string[]>([]);

/** The navigation that waits for confirmation. */
export const $leaving = atom<{ go(): void } | undefined>(undefined);

/** Navigates at once, or asks for confirmation if files would be lost. */
export function leave(go: () => void): void {
  if ($unfinished.get().length === 0) go();
  else $leaving.set({ go });
}

export function stay(): void {
  $leaving.set(undefined);
}

/** Navigates despite unfinished uploads, without another question. */
export function leaveAnyway(): void {
  const leaving = $leaving.get();
  $leaving.set(undefined);
  $unfinished.set([]);
  leaving?.go();
}
