import type { Page, Route } from '@playwright/test';

/** The path that an action leads to, without going there: the page stays, as what it asks for has no content. */
export async function destinationOf(page: Page, act: () => Promise<unknown>): Promise<string> {
  const stay = (route: Route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback();
  await page.route('**/*', stay);
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await act();
  const { pathname, search, hash } = new URL((await asked).url());
  await page.unroute('**/*', stay);
  return pathname + search + hash;
}
