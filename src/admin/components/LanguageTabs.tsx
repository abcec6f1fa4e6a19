import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { type Language, languageNames } from '#domain/language';
import { completenessOf } from '#domain/opportunity/completeness';
import type { TypedTranslations } from '../state/form-translations';
import { useTexts } from '../texts';
import styles from './LanguageTabs.module.css';

interface LanguageTabsProps {
  readonly label: string;
  readonly languages: readonly Language[];
  readonly shown: Language;
  readonly typed: TypedTranslations;
  /** What is shown below the tabs, in the language that is chosen. */
  readonly children: ReactNode;
  onShow(language: Language): void;
}

/** A tab for each language, which says how much of its texts there is. Arrow keys, Home and End go from one to another. */
export function LanguageTabs({ label, languages, shown, typed, children, onShow }: LanguageTabsProps) {
  const { form } = useTexts();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function goByKey(event: KeyboardEvent): void {
    const target = targetOf(event.key, languages.indexOf(shown), languages.length);
    const language = target === undefined ? undefined : languages[target];
    if (language === undefined) return;
    event.preventDefault();
    onShow(language);
    list.current?.querySelector<HTMLElement>(`[lang="${language}"]`)?.closest('button')?.focus();
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={goByKey}>
        {languages.map((language) => {
          const completeness = completenessOf(typed[language]);
          return (
            <button
              key={language}
              type="button"
              role="tab"
              id={`${id}${language}`}
              className={styles.tab}
              aria-selected={language === shown}
              aria-controls={`${id}panel`}
              tabIndex={language === shown ? 0 : -1}
              onClick={() => onShow(language)}
            >
              <span lang={language}>{languageNames[language]}</span>{' '}
              <span className={styles.mark} data-completeness={completeness}>
                {form.completeness[completeness]}
              </span>
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}panel`} className={styles.panel} aria-labelledby={`${id}${shown}`}>
        {children}
      </div>
    </>
  );
}

function targetOf(key: string, present: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (present + 1) % count;
  if (key === 'ArrowLeft') return (present + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
