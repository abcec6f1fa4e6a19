import type { Locator, Page } from '@playwright/test';
import { tokenStorageKey } from '#domain/calls/login';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { test as base } from '../fixtures.ts';

export const forbidden = 'Error 403: Acceso no autorizado. Intenta iniciar sesión nuevamente.';

export const test = base.extend<{ expire: () => void }>({
  /**
   * From then on the server refuses the token as expired, but accepts another one. The route is set before the page
   * opens, because a key pressed right after setting a route can precede it.
   */
  expire: async ({ page, token }, use) => {
    let isExpired = false;
    await page.route(/\/(?:api|admin\/preview)\//, (route) => {
      const headers = route.request().headers();
      const isRefused = isExpired && headers.authorization === `Bearer ${token}`;
      return route.continue(
        isRefused ? { headers: { ...headers, authorization: 'Bearer expired.expired.expired' } } : {},
      );
    });
    await use(() => {
      isExpired = true;
    });
  },
});

export const loginDialog = (page: Page): Locator => page.getByRole('alertdialog', { name: texts.forbidden.here });

export const refusal = (page: Page): Locator => page.getByRole('alertdialog', { name: forbidden });

/** Stores a token that the server refuses like an expired one. */
export async function spoilToken(page: Page): Promise<void> {
  await page.evaluate((key) => localStorage.setItem(key, 'expired'), tokenStorageKey);
  await page.reload();
}
