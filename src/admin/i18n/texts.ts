import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import type {
  CapacityUnit,
  DocumentAccess,
  DocumentKind,
  MilestoneKind,
  PromoterKind,
  ReturnKind,
} from '#domain/opportunity/composite-facts';
import type { ContentKey } from '#domain/opportunity/content';
import type { OpenMatter, Seeking, Stage, Status } from '#domain/opportunity/facts';
import type { FirmSize, SubSector } from '#domain/opportunity/sub-sector';
import type { VerificationKind } from '#domain/opportunity/verification';
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
  readonly subSectors: Readonly<Record<SubSector, string>>;
  readonly firmSizes: Readonly<Record<FirmSize, string>>;
  readonly capacityUnits: Readonly<Record<CapacityUnit, string>>;
  readonly promoterKinds: Readonly<Record<PromoterKind, string>>;
  readonly milestoneKinds: Readonly<Record<MilestoneKind, string>>;
  readonly returnKinds: Readonly<Record<ReturnKind, string>>;
  readonly documentKinds: Readonly<Record<DocumentKind, string>>;
  readonly documentAccess: Readonly<Record<DocumentAccess, string>>;
  readonly verificationKinds: Readonly<Record<VerificationKind, string>>;
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
