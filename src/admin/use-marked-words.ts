import { useStore } from '@nanostores/react';
import { atom, onMount } from 'nanostores';
import { useMemo } from 'react';
import type { Piece } from './marked-words';

type MarkedWords = (text: string, other: string) => readonly Piece[];

const $markedWords = atom<{ readonly find: MarkedWords } | undefined>(undefined);

// What finds the differences is needed by few: it is loaded when the first text is compared.
onMount($markedWords, () => {
  if ($markedWords.get()) return;
  import('./marked-words').then(
    ({ markedWords }) => $markedWords.set({ find: markedWords }),
    // Without the network the texts are there all the same, without marks.
    () => {},
  );
});

/** A text in pieces, those marked in which it differs from another one. Where one of both is empty nothing has to be marked. */
export function useMarkedWords(text: string, other: string): readonly Piece[] {
  const marked = useStore($markedWords);
  return useMemo(
    () => (marked && text && other ? marked.find(text, other) : [{ text, isChanged: false }]),
    [marked, text, other],
  );
}
