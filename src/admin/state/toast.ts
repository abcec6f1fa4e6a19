import { atom } from 'nanostores';

/** What has just been done, told on the page that follows. */
export type Toast = {
  readonly kind: 'updated' | 'saved' | 'deleted';
  readonly title: string;
};

export const $toast = atom<Toast | undefined>(undefined);

export function showToast(toast: Toast): void {
  $toast.set(toast);
}

export function clearToast(): void {
  $toast.set(undefined);
}
