// A search looks at the words that are shown, without regard to case and accents. Chinese has no spaces between its words:
// each of its characters is looked for by itself (docs/decisions/0029).

// And what draws nothing: a soft hyphen of a word processor, a zero-width space of a web page.
const unseen = /[\p{Mark}\p{Default_Ignorable_Code_Point}]/gu;
const chineseCharacter = /\p{Script=Han}/u;
const words = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{Letter}\p{Number}])+/gu;

/** An item of a list with the text that a search compares, folded. */
export interface SearchEntry<Item> {
  readonly item: Item;
  readonly text: string;
}

/** A text as a search compares it: without accents and signs that draw nothing, in lower case. */
export function folded(text: string): string {
  // Upper case first: it makes one of what has two lower forms, such as ß and ss.
  return text.toUpperCase().toLowerCase().normalize('NFKD').replace(unseen, '').toLowerCase();
}

/** What a search looks for: its words, folded, each once; a Chinese character is a word. */
export function searchTerms(search: string): readonly string[] {
  return [...new Set(folded(search).match(words))];
}

/** Whether a folded text holds every term: a Chinese one anywhere, any other at the beginning of a word. */
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
