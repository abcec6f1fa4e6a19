import { $language, type AdminLanguage } from './state/language';
import { type Texts, textsIn } from './texts';

interface Fixed {
  /** The language of the words that are fixed. */
  readonly language: AdminLanguage;
  readonly textIn: (texts: Texts) => string;
}

/** The texts that every reader gets in the same words (docs/specification.md §6.10). */
export const fixedTexts = {
  refusedLogin: { language: 'es', textIn: ({ login }) => login.refused },
  forbidden: { language: 'es', textIn: ({ forbidden }) => forbidden.message },
  incomplete: { language: 'en', textIn: ({ form }) => form.incomplete },
  imageError: { language: 'en', textIn: ({ images }) => images.error },
  deletion: { language: 'en', textIn: ({ deletion }) => deletion.question },
  saved: { language: 'en', textIn: ({ toasts }) => toasts.saved },
  updated: { language: 'en', textIn: ({ toasts }) => toasts.updated },
  deleted: { language: 'en', textIn: ({ toasts }) => toasts.deleted },
  sidebar: { language: 'en', textIn: ({ sidebar }) => sidebar.heading },
  opportunities: { language: 'en', textIn: ({ sidebar }) => sidebar.opportunities },
  create: { language: 'en', textIn: ({ sidebar }) => sidebar.create },
} as const satisfies Record<string, Fixed>;

export type FixedName = keyof typeof fixedTexts;

export interface FixedText {
  readonly message: string;
  /** The language of the message, where it is not the reader's. */
  readonly lang?: AdminLanguage;
  /** What it says, in the reader's language, where that is another one. */
  readonly explanation?: string;
}

/** A fixed text, and what it says for a reader of another language. */
export function fixedText(name: FixedName): FixedText {
  const { language, textIn } = fixedTexts[name];
  const reader = $language.get();
  const message = textIn(textsIn(language));
  return language === reader ? { message } : { message, lang: language, explanation: textIn(textsIn(reader)) };
}
