import { type ConfigFromRouter, createRouter, getPagePath, type ParamsArg } from '@nanostores/router';

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
  | { readonly kind: 'enquiry'; readonly id: string };

export type Screen = InnerScreen | { readonly kind: 'login' } | { readonly kind: 'redirect'; readonly path: string };

type Page =
  | { readonly route: 'login' | 'dashboard' | 'list' | 'create' | 'trash' | 'enquiries' }
  | { readonly route: 'edit' | 'history' | 'enquiry'; readonly params: { readonly id: string } };

/** The screen for a path: only the login without a token, never the login with one (docs/specification.md §6.1). */
export function screenOf(page: Page | undefined, isLoggedIn: boolean): Screen {
  if (!isLoggedIn) return page?.route === 'login' ? { kind: 'login' } : { kind: 'redirect', path: pathTo('login') };
  if (!page || page.route === 'login') return { kind: 'redirect', path: pathTo('list') };
  return 'params' in page ? { kind: page.route, id: page.params.id } : { kind: page.route };
}
