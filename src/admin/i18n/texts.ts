import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import type { ContentKey } from '#domain/opportunity/content';
import type { OpenMatter, Seeking, Stage, Status } from '#domain/opportunity/facts';
import type { SectorKey } from '#domain/sector';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import { $language, type AdminLanguage } from './language';

/** The dictionary of the admin area in one language. English defines the keys. */
export type Texts = typeof en;

/** Key sets that every dictionary must cover completely. */
interface Names {
  readonly fields: Readonly<Record<ContentKey, string>>;
  readonly sectors: Readonly<Record<SectorKey, string>>;
  readonly statuses: Readonly<Record<Status, string>>;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly seekingKinds: Readonly<Record<Seeking, string>>;
  readonly openMatters: Readonly<Record<OpenMatter, string>>;
}

const dictionaries = { en, es } as const satisfies Record<AdminLanguage, Texts & Names>;

export function textsIn(language: AdminLanguage): Texts {
  return dictionaries[language];
}

/** The dictionary in the reader's language. */
export const $texts = computed($language, textsIn);

/** Hook: the dictionary in the reader's language. Renders again when the language changes. */
export function useTexts(): Texts {
  return useStore($texts);
}
