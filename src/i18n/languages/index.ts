import type { Language } from '#domain/language';
import * as en from './en.ts';
import * as es from './es.ts';
import type { Notation, Proofreading, Wording } from './types.ts';
import * as zh from './zh.ts';

type PerLanguage<Part> = Readonly<Record<Language, Part>>;

// Separate records, so that bundles contain only those that they use.
export const notations: PerLanguage<Notation> = { en: en.notation, es: es.notation, zh: zh.notation };
export const wordings: PerLanguage<Wording> = { en: en.wording, es: es.wording, zh: zh.wording };
export const proofreadings: PerLanguage<Proofreading> = {
  en: en.proofreading,
  es: es.proofreading,
  zh: zh.proofreading,
};
