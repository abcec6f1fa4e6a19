import { searchIn } from '#domain/query-string';

/** The page of the search: nothing of it is loaded before something is searched for. */
export async function startSiteSearch(): Promise<void> {
  const page = document.querySelector<HTMLElement>('[data-site-search]');
  const form = page?.querySelector('form');
  const field = form?.querySelector('input');
  if (!page || !form || !field) return;
  // Without scripts it leads to the list of opportunities, which the server searches.
  form.action = location.pathname;
  const words = searchIn(new URLSearchParams(location.search).get('q') ?? '');
  if (words === '') return;
  field.value = words;
  page.dataset.state = 'searching';
  document.title = `${words} · ${document.title}`;
  for (const button of page.querySelectorAll('[data-again]')) button.addEventListener('click', () => location.reload());
  try {
    const { search } = await import('./site-search/search');
    await search(page, words);
  } catch {
    page.dataset.state = 'failed';
  }
}
