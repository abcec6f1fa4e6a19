import { persistentAtom } from '@nanostores/persistent';
import { useStore } from '@nanostores/react';
import { atom, computed, onMount } from 'nanostores';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../i18n/texts';
import { useModal } from '../../ui/Dialog';
import type { FormStore } from '../form-store';
import styles from './Preview.module.css';

const Preview = lazy(async () => ({ default: (await import('./Preview')).Preview }));

const toggleId = 'preview-toggle';

/** Button that shows or hides the preview. */
export function PreviewToggle() {
  const texts = useTexts();
  const isShown = useStore($previewPlace) !== 'nowhere';
  return (
    <button
      id={toggleId}
      type="button"
      className="button"
      aria-expanded={isShown}
      onClick={() => showPreview(!isShown)}
    >
      {texts.preview.heading}
    </button>
  );
}

interface BesidePreviewProps {
  readonly form: FormStore;
  readonly children: ReactNode;
}

/** A form with its optional preview: beside it, or over it if the window is too narrow. */
export function BesidePreview({ form, children }: BesidePreviewProps) {
  const place = useStore($previewPlace);

  function close(): void {
    showPreview(false);
    document.getElementById(toggleId)?.focus();
  }

  const preview = (
    <Suspense fallback={<div className="skeleton" />}>
      <Preview form={form} onClose={close} />
    </Suspense>
  );
  return (
    <div className={styles.both} data-beside={place === 'beside' || undefined}>
      {children}
      {place === 'beside' && <div className={styles.beside}>{preview}</div>}
      {place === 'over' && <Over onClose={close}>{preview}</Over>}
    </div>
  );
}

function Over({ children, onClose }: { readonly children: ReactNode; onClose(): void }) {
  const texts = useTexts();
  const dialog = useModal();
  return (
    <dialog ref={dialog} className={styles.over} aria-label={texts.preview.heading} onClose={onClose}>
      {children}
    </dialog>
  );
}

/** Position of the preview: beside the form, over it if the window is narrow, or hidden. */
type PreviewPlace = 'beside' | 'over' | 'nowhere';

/** Media queries: the width at which the preview fits beside the form, and the width at which it opens by default. */
const widths = { beside: '(min-width: 64rem)', byDefault: '(min-width: 90rem)' } as const;

/** The last choice made in a window wide enough for both. */
const $chosen = persistentAtom<string | undefined>('adminPreview', undefined);

const $window = atom({ beside: false, byDefault: false });
const $isOver = atom(false);

onMount($window, () => {
  const [beside, byDefault] = [matchMedia(widths.beside), matchMedia(widths.byDefault)];
  const follow = () => {
    $isOver.set(false);
    $window.set({ beside: beside.matches, byDefault: byDefault.matches });
  };
  follow();
  for (const query of [beside, byDefault]) query.addEventListener('change', follow);
  return () => {
    for (const query of [beside, byDefault]) query.removeEventListener('change', follow);
  };
});

const $previewPlace = computed([$window, $chosen, $isOver], (window, chosen, isOver): PreviewPlace => {
  if (!window.beside) return isOver ? 'over' : 'nowhere';
  return (chosen ?? (window.byDefault ? 'shown' : 'hidden')) === 'shown' ? 'beside' : 'nowhere';
});

/** Shows or hides the preview. */
function showPreview(isShown: boolean): void {
  if ($window.get().beside) $chosen.set(isShown ? 'shown' : 'hidden');
  else $isOver.set(isShown);
}
