import { persistentAtom } from '@nanostores/persistent';
import { atom, computed, onMount } from 'nanostores';

/** Position of the preview: beside the form, over it if the window is narrow, or hidden. */
export type PreviewPlace = 'beside' | 'over' | 'nowhere';

/** Media queries: the width at which the preview fits beside the form, and the width at which it opens by default. */
const widths = { beside: '(min-width: 64rem)', unasked: '(min-width: 90rem)' } as const;

/** The last choice made in a window wide enough for both. */
const $chosen = persistentAtom<string | undefined>('adminPreview', undefined);

const $window = atom({ beside: false, unasked: false });
const $isOver = atom(false);

onMount($window, () => {
  const [beside, unasked] = [matchMedia(widths.beside), matchMedia(widths.unasked)];
  const follow = () => {
    $isOver.set(false);
    $window.set({ beside: beside.matches, unasked: unasked.matches });
  };
  follow();
  for (const query of [beside, unasked]) query.addEventListener('change', follow);
  return () => {
    for (const query of [beside, unasked]) query.removeEventListener('change', follow);
  };
});

export const $previewPlace = computed([$window, $chosen, $isOver], (window, chosen, isOver): PreviewPlace => {
  if (!window.beside) return isOver ? 'over' : 'nowhere';
  return (chosen ?? (window.unasked ? 'shown' : 'hidden')) === 'shown' ? 'beside' : 'nowhere';
});

/** Shows or hides the preview. */
export function showPreview(isShown: boolean): void {
  if ($window.get().beside) $chosen.set(isShown ? 'shown' : 'hidden');
  else $isOver.set(isShown);
}
