import { isLanguage, type Language, languageStorageKey } from '#domain/language';
import { localizedPath, readLocalizedPath } from '../i18n/path';

/** Stores the language whose link in the switcher is followed, and leads it to the page as the URL names it now. */
export function rememberChosenLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language-switcher] a[data-language]')) {
    link.addEventListener('click', () => {
      const { language } = link.dataset;
      if (!isLanguage(language)) return;
      store(language);
      link.href = localizedPath(readLocalizedPath(location.pathname).path, language) + location.search + location.hash;
    });
  }
}

function store(language: Language): void {
  try {
    localStorage.setItem(languageStorageKey, language);
  } catch {
    // Storage is blocked: the URL alone carries the choice.
  }
}
