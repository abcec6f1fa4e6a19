import { atom } from 'nanostores';
import type { Language } from '#domain/language';

/** What has just been done, told where it was done or on the page that follows. */
export interface Toast {
  readonly kind: 'updated' | 'saved' | 'deleted' | 'published' | 'unpublished' | 'restored' | 'reverted';
  /** Of the opportunity that it was done with, or of the first. */
  readonly title: string;
  /** The language of the title. */
  readonly language?: Language;
  /** With how many it was done; one when left out. */
  readonly count?: number;
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
