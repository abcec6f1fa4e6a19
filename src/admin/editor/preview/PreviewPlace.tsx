import { useStore } from '@nanostores/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../i18n/texts';
import { useModal } from '../../ui/use-modal';
import type { OpportunityForm } from '../form';
import styles from './PreviewPlace.module.css';
import { $previewPlace, showPreview } from './preview-place';

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
  readonly form: OpportunityForm;
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
