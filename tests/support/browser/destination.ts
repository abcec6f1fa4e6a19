import type { Page, Route } from '@playwright/test';

/** The path that an action navigates to. The page stays, because the navigation is answered with 204. */
export async function destinationOf(page: Page, act: () => Promise<unknown>): Promise<string> {
  const { promise: answered, resolve } = Promise.withResolvers<string>();
  const stay = async (route: Route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    await route.fulfill({ status: 204 });
    resolve(route.request().url());
  };
  await page.route('**/*', stay);
  await act();
  // Removed only after the response, because otherwise the route would let the request through and the page would
  // change.
  const { pathname, search, hash } = new URL(await answered);
  await page.unroute('**/*', stay);
  return pathname + search + hash;
}
