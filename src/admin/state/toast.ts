import { atom } from 'nanostores';
import type { Opportunity } from '#domain/opportunity/opportunity';

/** What has just been done, told on the page that follows. */
export type Toast = {
  readonly kind: 'updated' | 'unchanged' | 'saved' | 'deleted';
  readonly title: string;
  /** The opportunity that it is about, where that is still there. */
  readonly opportunity?: Opportunity;
};

export const $toast = atom<Toast | undefined>(undefined);

export function showToast(toast: Toast): void {
  $toast.set(toast);
}

export function clearToast(): void {
  $toast.set(undefined);
}
