import { createRouter } from '@nanostores/router';

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

export const adminPaths = {
  login: '/admin',
  dashboard: '/admin/dashboard',
  list: '/admin/manager',
  create: '/admin/upload',
  edit: (id: string) => `/admin/edit/${encodeURIComponent(id)}`,
  history: (id: string) => `/admin/history/${encodeURIComponent(id)}`,
  trash: '/admin/trash',
  enquiries: '/admin/enquiries',
  enquiry: (id: string) => `/admin/enquiries/${encodeURIComponent(id)}`,
} as const;

export function open(path: string): void {
  $page.open(path);
}

/** Opens another path and replaces the current history entry. */
export function redirect(path: string): void {
  $page.open(path, true);
}
