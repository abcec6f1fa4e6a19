import { $language, type AdminLanguage } from './language';
import { type Texts, textsIn } from './texts';

interface Fixed {
  /** The language that the specification fixes for the text. */
  readonly language: AdminLanguage;
  readonly textIn: (texts: Texts) => string;
}

/** Texts that are shown in one language to every reader (docs/specification.md §6.10). */
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
  /** The language of the message, if it differs from the reader's. */
  readonly lang?: AdminLanguage;
  /** Translation into the reader's language, if the message is in another one. */
  readonly explanation?: string;
}

/** Returns a fixed text, with a translation for readers of another language. */
export function fixedText(name: FixedName): FixedText {
  const { language, textIn } = fixedTexts[name];
  const reader = $language.get();
  const message = textIn(textsIn(language));
  return language === reader ? { message } : { message, lang: language, explanation: textIn(textsIn(reader)) };
}
