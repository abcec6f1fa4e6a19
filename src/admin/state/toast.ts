import { atom } from 'nanostores';
import type { Language } from '#domain/language';
import type { Opportunity } from '#domain/opportunity/opportunity';

/** What has just been done, told where it was done or on the page that follows. */
export interface Toast {
  readonly kind: 'updated' | 'unchanged' | 'saved' | 'deleted' | 'published' | 'unpublished' | 'restored' | 'reverted';
  /** Of the opportunity that it was done with, or of the first. */
  readonly title: string;
  /** The language of the title. */
  readonly language?: Language;
  /** With how many it was done; one when left out. */
  readonly count?: number;
  /** The one that it was done with, where it can be looked at or edited again. */
  readonly opportunity?: Opportunity;
  /** Takes it back, where that is possible. */
  readonly undo?: () => void;
}

export const $toast = atom<Toast | undefined>(undefined);

export function showToast(toast: Toast): void {
  $toast.set(toast);
}

export function clearToast(): void {
  $toast.set(undefined);
}
