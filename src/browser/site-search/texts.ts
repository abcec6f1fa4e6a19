import type { PlaceNames } from '#domain/opportunity/list-page';

/** A text with a number, as a dictionary has it. */
interface CountedText {
  readonly one: string;
  readonly other: string;
}

/** What the page gives its script: its words in the reader's language, and the names by which opportunities are found. */
export interface SearchTexts extends PlaceNames {
  readonly loading: string;
  readonly found: CountedText;
  readonly none: string;
  readonly more: CountedText;
  /** The mark of a sample. */
  readonly sample: string;
}

/** The page's texts; the page was built with them. */
export function textsOf(page: HTMLElement): SearchTexts {
  return JSON.parse(page.dataset.texts ?? '');
}
