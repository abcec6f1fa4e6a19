import { atom } from 'nanostores';
import type { Language } from '#domain/language';
import type { Opportunity } from '#domain/opportunity/opportunity';

/** Confirmation of the last action, shown on the same page or the next one. */
export interface Toast {
  readonly kind: 'updated' | 'unchanged' | 'saved' | 'deleted' | 'published' | 'unpublished' | 'restored' | 'reverted';
  /** Title of the opportunity, or of the first of several. */
  readonly title: string;
  /** Language of the title, for screen readers. */
  readonly language?: Language;
  /** Number of opportunities; 1 if missing. */
  readonly count?: number;
  /** The opportunity, if it can be viewed or edited again. */
  readonly opportunity?: Opportunity;
  /** Undoes the action, if possible. */
  readonly undo?: () => void;
}

export const $toast = atom<Toast | undefined>(undefined);

export function showToast(toast: Toast): void {
  $toast.set(toast);
}

export function clearToast(): void {
  $toast.set(undefined);
}
