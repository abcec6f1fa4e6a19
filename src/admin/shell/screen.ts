import { adminPaths } from '../navigation/router';

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
  if (!isLoggedIn) return page?.route === 'login' ? { kind: 'login' } : { kind: 'redirect', path: adminPaths.login };
  if (!page || page.route === 'login') return { kind: 'redirect', path: adminPaths.list };
  return 'params' in page ? { kind: page.route, id: page.params.id } : { kind: page.route };
}
