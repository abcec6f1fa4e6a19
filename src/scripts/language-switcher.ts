import { isLanguage, languageStorageKey } from '#domain/language';

/** Stores the language whose link in the switcher is followed; the link itself does the rest. */
export function rememberChosenLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switcher] a[data-language]')) {
    link.addEventListener('click', () => {
      link.hash = location.hash;
      link.search = location.search;
      const { language } = link.dataset;
      if (isLanguage(language)) store(language);
    });
  }
}

function store(language: string): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Storage is blocked: the address alone carries the choice.
  }
}
