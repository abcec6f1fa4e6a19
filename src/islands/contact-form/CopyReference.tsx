import { useState } from 'react';
import type { FormTexts } from './form-texts';

/** Copies the reference; where the browser refuses, it can still be read and selected. */
export function CopyReference({ reference, texts }: { readonly reference: string; readonly texts: FormTexts }) {
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  const copy = () =>
    copyText(reference).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  return (
    <>
      <button type="button" className="button" onClick={copy}>
        {outcome === 'copied' ? texts.copied : texts.copy}
      </button>
      <p role="status" className={outcome === 'notCopied' ? '' : 'visually-hidden'}>
        {outcome && texts[outcome]}
      </p>
    </>
  );
}

/** Rejects where the browser has no clipboard for the page. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
