// A search compares the shown words without case and accents. Chinese has no spaces between words: each of its
// characters is searched separately (docs/decisions/0029).

// Also without invisible characters: soft hyphens of word processors, zero-width spaces of web pages.
const unseen = /[\p{Mark}\p{Default_Ignorable_Code_Point}]/gu;
const chineseCharacter = /\p{Script=Han}/u;
const words = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{Letter}\p{Number}])+/gu;

/** An item of a list with its searchable text, normalized. */
export interface SearchEntry<Item> {
  readonly item: Item;
  readonly text: string;
}

/** A text normalized for search: without accents and invisible characters, in lower case. */
export function folded(text: string): string {
  // Upper case first: it unifies letters with two lower forms, such as ß and ss.
  return text.toUpperCase().toLowerCase().normalize('NFKD').replace(unseen, '').toLowerCase();
}

/** The terms of a search: its words, normalized, each once; a Chinese character is a word. */
export function searchTerms(search: string): readonly string[] {
  return [...new Set(folded(search).match(words))];
}

/** Whether a normalized text contains every term: a Chinese one anywhere, any other at the beginning of a word. */
export function holdsTerms(text: string, terms: readonly string[]): boolean {
  return terms.every((term) => (chineseCharacter.test(term) ? text.includes(term) : beginsWord(text, term)));
}

function beginsWord(text: string, term: string): boolean {
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    if (at === 0 || !isWordCharacter(text[at - 1])) return true;
  }
  return false;
}

const wordCharacter = /[\p{Letter}\p{Number}]/u;

function isWordCharacter(character = ' '): boolean {
  return wordCharacter.test(character) && !chineseCharacter.test(character);
}
