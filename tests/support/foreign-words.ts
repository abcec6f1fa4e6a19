import type { Page } from '@playwright/test';
import type { Language } from '#domain/language';
import { readFactBook } from '../../scripts/build/fact-book.ts';

// English words that no Spanish or Chinese text contains. Options are left out, because they contain native country
// names.
const english =
  /(?<!\p{L})(?:the|and|of|with|from|your|you|our|we|this|that|these|are|is|was|which|where|what|how|page|open|close|next|previous|opportunit(?:y|ies)|source|read|more|learn|about|home|investors?)(?!\p{L})/iu;

/** Proper names that contain such words, and URLs. */
const names = [
  /https?:\S+/g,
  /Invest Argentina/g,
  /\b(?:US|U\.S\.) (?:Geological Survey|Energy Information Administration)\b/g,
];

/** A publisher may have its own name in any language. */
const publishers = [...readFactBook('.').publishers.values()];

/** English texts that readers see or hear on a page in another language. */
export async function foreignWords(page: Page, language: Exclude<Language, 'en'>): Promise<string[]> {
  const texts = await page.evaluate(textsInLanguage, language);
  return texts.filter((text) => english.test(withoutNames(text, language)));
}

/** English texts on a parsed page in another language (tests/support/pages.ts). */
export function foreignWordsIn(parsed: Document, language: Exclude<Language, 'en'>): string[] {
  return textsInLanguage(language, parsed).filter((text) => english.test(withoutNames(text, language)));
}

function withoutNames(text: string, language: Language): string {
  const all = [...names, ...publishers.map((publisher) => publisher[language])];
  return all.reduce<string>((rest, name) => rest.replace(name, ''), text);
}

// Also runs in the page: every text and attribute whose nearest `lang` is the page's. Quoted titles in other languages
// are removed first.
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
  // The longest first, because one title may be part of another.
  quoted.sort((one, other) => other.length - one.length);
  const withoutQuotes = (text: string) => quoted.reduce((rest, quote) => rest.replace(quote, ''), text);
  return found.map((text) => withoutQuotes(text).trim()).filter(Boolean);
}
