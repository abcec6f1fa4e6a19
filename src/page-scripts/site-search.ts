import { listPublished } from '#domain/calls/public-list';
import type { Language } from '#domain/language';
import { filtered, type PlaceNames, searchable } from '#domain/opportunity/list-page';
import { refined, wholeList } from '#domain/opportunity/query';
import { type Found, findPages } from '#domain/site-search/find';
import { type FoundKind, foundKinds, indexFile, indexPaths } from '#domain/site-search/index-file';
import { characterTerms, type Marked, marked, type Synonyms, typedTerm } from '#domain/site-search/terms';
import { validate } from '#domain/validate';
import { request, timeoutSignal } from '../api/request';
import { fill, fillCount, formatCount } from '../i18n/fill';
import { listPath } from '../i18n/list-paths';
import { localizedPath, readLocalizedPath } from '../i18n/path';

/** Timeout of an index file, in milliseconds. */
const timeout = 20_000;

/** Searches pages and opportunities. Shows each group of results as soon as it arrives. */
export async function search(page: HTMLElement, words: string): Promise<void> {
  const { language } = readLocalizedPath(location.pathname);
  const texts = textsOf(page);
  const status = page.querySelector('[role=status]');
  const showStatus = (text: string) => status?.replaceChildren(text);
  const list = page.querySelector<HTMLAnchorElement>('[data-list]');
  if (list) list.href = listPath(refined(wholeList, { q: words }), language);
  showStatus(texts.loading);
  const show = (results: readonly Result[]) => {
    for (const kind of foundKinds) {
      const group = results.filter((result) => result.kind === kind);
      if (group.length > 0) showGroup(page, kind, group, texts.more, language);
    }
    return results.length;
  };
  const opportunities = findOpportunities(page, words, language).then(show, () => {
    page.dataset.opportunities = 'failed';
    return 0;
  });
  try {
    const { pages, isPartial } = await findInPages(words, language, texts.synonyms);
    orderGroups(page, pages);
    const count = show(pages) + (await opportunities);
    page.dataset.state = count > 0 ? 'found' : 'none';
    const text = isPartial && count === pages.length ? texts.partial : texts.found;
    showStatus(fill(count > 0 ? fillCount(text, count, language) : texts.none, { words }));
  } catch (error) {
    showStatus('');
    throw error;
  }
}

async function findInPages(words: string, language: Language, synonyms: Synonyms) {
  const pages = await Promise.all(indexPaths(language).map(readIndex));
  return findPages(pages.flat(), words, language, synonyms);
}

async function readIndex(path: string) {
  const response = await fetch(path, { signal: timeoutSignal(timeout) });
  const index = validate(indexFile, await response.json());
  if (index.kind === 'invalid') throw new Error(`${path} is not as expected`);
  return index.value;
}

/** Same matches and order as the list of opportunities. */
async function findOpportunities(page: HTMLElement, words: string, language: Language): Promise<readonly Result[]> {
  const texts = textsOf(page);
  const all = searchable(await request(listPublished, { query: { language } }), texts);
  const terms = characterTerms(words).map(typedTerm);
  return filtered(all, refined(wholeList, { q: words })).map(({ opportunity }) => ({
    kind: 'opportunities',
    url: localizedPath(`/opportunity/${opportunity.id}`, language),
    language: opportunity.language,
    title: marked(opportunity.title, terms),
    heading: marked(opportunity.sample ? texts.sample : '', []),
    excerpt: marked(opportunity.subtitle, terms),
  }));
}

/** Singular and plural of a dictionary text. */
interface CountedText {
  readonly one: string;
  readonly other: string;
}

/** Texts in the page's language, and the names of sectors and provinces that the search matches. */
interface SearchTexts extends PlaceNames {
  readonly loading: string;
  readonly found: CountedText;
  /** Results that have only some of the words. */
  readonly partial: CountedText;
  readonly none: string;
  readonly more: CountedText;
  /** Label of sample opportunities. */
  readonly sample: string;
  readonly synonyms: Synonyms;
}

/** Reads the texts that the build wrote into the page. */
function textsOf(page: HTMLElement): SearchTexts {
  return JSON.parse(page.dataset.texts ?? '');
}

/** A search result. */
interface Result extends Omit<Found, 'kind'> {
  readonly kind: FoundKind;
  /** Language of the result, if it is not the page's. */
  readonly language?: Language | undefined;
}

/** Number of results per group before "more" is pressed. */
const shownFirst = 5;

type More = Parameters<typeof fillCount>[0];

/** Moves the groups into the order of their best results. */
function orderGroups(page: HTMLElement, results: readonly Result[]): void {
  const groups = [...page.querySelectorAll<HTMLElement>('[data-group]')];
  const after = groups.at(-1)?.nextElementSibling ?? null;
  const place = ({ dataset }: HTMLElement) => {
    const at = results.findIndex(({ kind }) => kind === dataset.group);
    return at < 0 ? results.length : at;
  };
  for (const group of [...groups].sort((one, other) => place(one) - place(other))) page.insertBefore(group, after);
}

/** Renders a group of results; a button shows the rest. */
function showGroup(page: HTMLElement, kind: FoundKind, results: readonly Result[], more: More, language: Language) {
  const group = page.querySelector<HTMLElement>(`[data-group="${kind}"]`);
  const list = group?.querySelector('ol');
  if (!group || !list) return;
  const items = results.map(itemOf);
  list.replaceChildren(...items.slice(0, shownFirst));
  const rest = items.slice(shownFirst);
  if (rest.length > 0) list.after(moreButton(rest, fillCount(more, rest.length, language), list));
  const count = group.querySelector('[data-count]');
  if (count) count.textContent = formatCount(results.length, language);
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

/** Wraps matches in `mark`. */
function pieces(texts: readonly Marked[]): readonly (HTMLElement | string)[] {
  return texts.map(({ text, isFound }) => (isFound ? element('mark', '', text) : text));
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className = '', text = '') {
  const created = document.createElement(name);
  if (className) created.className = className;
  created.textContent = text;
  return created;
}
