import { type CompositionEvent, useRef } from 'react';

/**
 * Whether a key event belongs to an input method that composes characters, as for Chinese. Safari ends the composition
 * before the key event that ended it: its Enter has no `isComposing`, but the key code 229 of such keys.
 */
export function isComposingKey({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}

/** For fields that react to every change: delays `act` until a composition has ended. */
export function useComposition(act: (text: string) => void) {
  const isComposing = useRef(false);
  return {
    change(text: string): void {
      if (!isComposing.current) act(text);
    },
    handlers: {
      onCompositionStart(): void {
        isComposing.current = true;
      },
      onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>): void {
        isComposing.current = false;
        act(currentTarget.value);
      },
    },
  };
}
