import type { Page } from '@playwright/test';
import { languageStorageKey } from '#domain/language';
import en from '../../../src/admin/i18n/en.json' with { type: 'json' };
import es from '../../../src/admin/i18n/es.json' with { type: 'json' };
import { textsOf } from '../dictionary-texts.ts';
import { expect } from '../fixtures.ts';
import { foreignWords } from '../foreign-words.ts';

const spanish = new Set(textsOf(es).map(([, text]) => text));

/** English texts that the Spanish admin area never shows. */
const english = new Set(textsOf(en).flatMap(([, text]) => (spanish.has(text) ? [] : [text])));

/** Opens every page of a browser with Spanish chosen as the language. */
export async function readSpanish(page: Page): Promise<void> {
  await page.context().addInitScript((key) => localStorage.setItem(key, 'es'), languageStorageKey);
}

/** Expects that every text of an admin page in its own language is Spanish. */
export async function expectSpanish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const said = await page.evaluate(textsInSpanish);
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((text) => english.has(text))).toEqual([]);
  expect(await foreignWords(page, 'es')).toEqual([]);
}

// Runs in the page: every text, including options and attributes, whose nearest `lang` is Spanish.
function textsInSpanish(): string[] {
  const speaks = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === 'es';
  const attributes = ['alt', 'aria-label', 'title', 'placeholder'];
  const elements = [...document.querySelectorAll('body, body *:not(noscript, script, style)')].filter(speaks);
  const own = elements.flatMap((element) => [
    ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
    ...attributes.map((name) => element.getAttribute(name) ?? ''),
  ]);
  return own.map((text) => text.trim()).filter(Boolean);
}
