import { addresses } from './router';

export type Screen =
  | { readonly kind: 'login' }
  | { readonly kind: 'manager' }
  | { readonly kind: 'upload' }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'redirect'; readonly address: string };

type Page =
  | { readonly route: 'login' | 'manager' | 'upload' }
  | { readonly route: 'edit'; readonly params: { readonly id: string } };

/** What an address shows: without a token only the login, with one never the login (docs/specification.md §6.1). */
export function screenOf(page: Page | undefined, isLoggedIn: boolean): Screen {
  if (!isLoggedIn) return page?.route === 'login' ? { kind: 'login' } : { kind: 'redirect', address: addresses.login };
  if (!page || page.route === 'login') return { kind: 'redirect', address: addresses.manager };
  return page.route === 'edit' ? { kind: 'edit', id: page.params.id } : { kind: page.route };
}
