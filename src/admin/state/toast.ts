import { atom } from 'nanostores';

/** What has just been done, told on the page that follows. */
export type Message = {
  readonly kind: 'updated' | 'saved' | 'deleted';
  readonly title: string;
};

export const $message = atom<Message | undefined>(undefined);

export function tell(message: Message): void {
  $message.set(message);
}

export function clearMessage(): void {
  $message.set(undefined);
}
