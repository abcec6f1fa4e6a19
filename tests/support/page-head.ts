import type { Page } from '@playwright/test';

/** What a page says for whoever finds or shares it: in its head, and in JSON-LD anywhere. */
export interface PageHead {
  readonly title: string;
  /** By `name` or `property`; of several, the last. */
  readonly metas: Readonly<Record<string, string>>;
  /** URLs by `rel`, of alternates by language. */
  readonly links: Readonly<Record<string, string>>;
  /** The text of each JSON-LD script. */
  readonly data: readonly string[];
}

/** Reads the head of a page's HTML as a browser does, without loading anything. */
export function readHead(page: Page, html: string): Promise<PageHead> {
  return page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html');
    const { head, title } = document;
    const pairs = (selector: string, keys: readonly string[], value: string) =>
      [...head.querySelectorAll(selector)].map((element) => {
        const key = keys.map((name) => element.getAttribute(name)).find((found) => found !== null);
        return [key ?? '', element.getAttribute(value) ?? ''] as const;
      });
    return {
      title,
      metas: Object.fromEntries(pairs('meta', ['name', 'property'], 'content')),
      links: Object.fromEntries(pairs('link', ['hreflang', 'rel'], 'href')),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent ?? '',
      ),
    };
  }, html);
}
