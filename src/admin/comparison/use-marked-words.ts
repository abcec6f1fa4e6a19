import { useStore } from '@nanostores/react';
import { atom, onMount } from 'nanostores';
import { useMemo } from 'react';
import type { Piece } from './marked-words';

type MarkedWords = (text: string, other: string) => readonly Piece[];

const $markedWords = atom<{ readonly find: MarkedWords } | undefined>(undefined);

// The diff library is rarely needed: it is loaded when the first text is compared.
onMount($markedWords, () => {
  if ($markedWords.get()) return;
  import('./marked-words').then(
    ({ markedWords }) => $markedWords.set({ find: markedWords }),
    // Offline, the texts are shown without marks.
    () => {},
  );
});

/**
 * Splits a text into pieces and marks those that differ from the other text. Nothing is marked if either text is empty.
 */
export function useMarkedWords(text: string, other: string): readonly Piece[] {
  const marked = useStore($markedWords);
  return useMemo(
    () => (marked && text && other ? marked.find(text, other) : [{ text, isChanged: false }]),
    [marked, text, other],
  );
}
