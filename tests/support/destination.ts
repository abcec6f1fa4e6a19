import type { Page, Route } from '@playwright/test';

/** The path that an action leads to, without going there: the page stays, as what it asks for has no content. */
export async function destinationOf(page: Page, act: () => Promise<unknown>): Promise<string> {
  const { promise: answered, resolve } = Promise.withResolvers<string>();
  const stay = async (route: Route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    await route.fulfill({ status: 204 });
    resolve(route.request().url());
  };
  await page.route('**/*', stay);
  await act();
  // Only when the request has its response: taken away before, the route would let it through and the page would be
  // left.
  const { pathname, search, hash } = new URL(await answered);
  await page.unroute('**/*', stay);
  return pathname + search + hash;
}
