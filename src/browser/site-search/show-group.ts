import type { Language } from '#domain/language';
import type { Found, Marked } from '#domain/site-search/find';
import type { FoundKind } from '#domain/site-search/index-file';
import { counted, fillCount } from '../../i18n/fill';

/** Something that was found: a page, or an opportunity. */
export interface Result extends Omit<Found, 'kind'> {
  readonly kind: FoundKind;
  /** The language of its texts, where it is not the page's. */
  readonly language?: Language | undefined;
}

/** So many of a kind are shown at first. */
const shownFirst = 5;

type More = Parameters<typeof fillCount>[0];

/** Shows what was found of a kind, and behind a button what is left of it. */
export function showGroup(
  page: HTMLElement,
  kind: FoundKind,
  results: readonly Result[],
  more: More,
  language: Language,
) {
  const group = page.querySelector<HTMLElement>(`[data-group="${kind}"]`);
  const list = group?.querySelector('ol');
  if (!group || !list) return;
  const items = results.map(itemOf);
  list.replaceChildren(...items.slice(0, shownFirst));
  const rest = items.slice(shownFirst);
  if (rest.length > 0) list.after(moreButton(rest, fillCount(more, rest.length, language), list));
  const count = group.querySelector('[data-count]');
  if (count) count.textContent = counted(results.length, language);
  group.hidden = false;
}

function moreButton(rest: readonly HTMLElement[], text: string, list: HTMLElement): HTMLElement {
  const button = element('button', 'button', text);
  button.type = 'button';
  button.addEventListener('click', () => {
    list.append(...rest);
    button.remove();
    rest[0]?.querySelector('a')?.focus();
  });
  return button;
}

function itemOf({ url, title, heading, excerpt, language }: Result): HTMLElement {
  const item = element('li');
  item.dir = 'auto';
  const link = element('a');
  link.href = url;
  link.append(...pieces(title));
  const name = element('h3');
  name.append(link);
  if (language) item.lang = language;
  item.append(name);
  for (const [kind, text] of [
    ['heading', heading],
    ['excerpt', excerpt],
  ] as const) {
    if (text.length === 0) continue;
    const line = element('p', kind);
    line.append(...pieces(text));
    item.append(line);
  }
  return item;
}

/** The words that were found stand in `mark`. */
function pieces(texts: readonly Marked[]): readonly (HTMLElement | string)[] {
  return texts.map(({ text, isFound }) => (isFound ? element('mark', '', text) : text));
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className = '', text = '') {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
