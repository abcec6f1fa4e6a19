import { type CompositionEvent, useRef } from 'react';

/**
 * Whether a key belongs to an input method that is composing characters, as for Chinese. Safari ends a composition before
 * it says which key did so: its Enter has no `isComposing`, but the key code of all such keys.
 */
export function isComposingKey({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === 229;
}

/** For a field that acts on every change of its text: `act` waits until a composition has ended. */
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
