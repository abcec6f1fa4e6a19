import type { Page } from '@playwright/test';
import type { Language } from '#domain/language';
import { readFactBook } from '../../scripts/build/fact-book.ts';

// Words of English that no Spanish or Chinese text has. Native country names stand in options, and are left out.
const english =
  /(?<!\p{L})(?:the|and|of|with|from|your|you|our|we|this|that|these|are|is|was|which|where|what|how|page|open|close|next|previous|opportunit(?:y|ies)|source|read|more|learn|about|home|investors?)(?!\p{L})/iu;

/** Proper names in which such a word stands, and URLs. */
const names = [
  /https?:\S+/g,
  /Invest Argentina/g,
  /\b(?:US|U\.S\.) (?:Geological Survey|Energy Information Administration)\b/g,
];

/** A publisher may stand under its own name in any language. */
const publishers = [...readFactBook('.').publishers.values()];

/** What a reader sees or hears of a page, that is English in a page of another language. */
export async function foreignWords(page: Page, language: Exclude<Language, 'en'>): Promise<string[]> {
  const texts = await page.evaluate(textsInLanguage, language);
  return texts.filter((text) => english.test(withoutNames(text, language)));
}

/** The same of a parsed page (tests/support/pages.ts). */
export function foreignWordsIn(parsed: Document, language: Exclude<Language, 'en'>): string[] {
  return textsInLanguage(language, parsed).filter((text) => english.test(withoutNames(text, language)));
}

function withoutNames(text: string, language: Language): string {
  const all = [...names, ...publishers.map((publisher) => publisher[language])];
  return all.reduce<string>((rest, name) => rest.replace(name, ''), text);
}

// Runs in the page too: every text and every text in an attribute whose nearest `lang` is the page's. A title in another
// language may be quoted in one: it is taken out.
function textsInLanguage(language: string, shown: Document = document): string[] {
  const found: string[] = [shown.title];
  const attributes = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'content'];
  const selector = attributes.map((name) => `[${name}]`).join(', ');
  const speaks = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === language;
  for (const element of shown.querySelectorAll(selector)) {
    const machineRead = element.matches('meta:not([name=description], [property$=title], [property$=description])');
    if (!speaks(element) || machineRead) continue;
    for (const name of attributes) found.push(element.getAttribute(name) ?? '');
  }
  const quoted: string[] = [];
  // NodeFilter.SHOW_TEXT, which a parsed document lacks.
  const walker = shown.createTreeWalker(shown.body, 4);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent ?? '';
    if (parent?.closest('script, noscript, style, option')) continue;
    if (speaks(parent)) found.push(text);
    else if (text.trim()) quoted.push(text.trim());
  }
  // The longest first: one title may stand in another.
  quoted.sort((one, other) => other.length - one.length);
  const withoutQuotes = (text: string) => quoted.reduce((rest, quote) => rest.replace(quote, ''), text);
  return found.map((text) => withoutQuotes(text).trim()).filter(Boolean);
}
