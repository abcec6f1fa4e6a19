import { createRouter } from '@nanostores/router';

/** The addresses of the admin area. A link out of it carries `rel="external"`, which the router leaves to the browser. */
export const $page = createRouter({
  login: '/admin',
  manager: '/admin/manager',
  upload: '/admin/upload',
  edit: '/admin/edit/:id',
});

export const addresses = {
  login: '/admin',
  manager: '/admin/manager',
  upload: '/admin/upload',
  edit: (id: string) => `/admin/edit/${encodeURIComponent(id)}`,
} as const;

export function open(address: string): void {
  $page.open(address);
}

/** Goes to another address without leaving the present one in the history. */
export function redirect(address: string): void {
  $page.open(address, true);
}
