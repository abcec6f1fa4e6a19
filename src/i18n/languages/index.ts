import type { Language } from '#domain/language';
import * as en from './en.ts';
import * as es from './es.ts';
import type { Notation, Proofreading, Wording } from './types.ts';
import * as zh from './zh.ts';

// Separate records, so that bundles contain only those that they use.
export const notations = { en: en.notation, es: es.notation, zh: zh.notation } satisfies Record<Language, Notation>;

export const wordings = { en: en.wording, es: es.wording, zh: zh.wording } satisfies Record<Language, Wording>;

export const proofreadings = {
  en: en.proofreading,
  es: es.proofreading,
  zh: zh.proofreading,
} satisfies Record<Language, Proofreading>;
