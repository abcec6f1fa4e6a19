import { useState } from 'react';
import { fetchPreviewLink } from '../../api/admin-opportunities';
import { fill } from '../../i18n/fill';
import { Field } from '../../ui/Field';
import { failureMessage, formatTime } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { type CallResult, withToken } from '../session/call';
import styles from './SaveBar.module.css';

interface Link {
  readonly url: string;
  readonly expiresAt: string;
  /** Browsers may refuse the clipboard: then the link is copied by hand. */
  readonly isCopied: boolean;
}

/** Makes and copies a secret link to the saved version, for people without an account. */
export function PreviewLink({ id }: { readonly id: string }) {
  const { form: texts } = useTexts();
  const [made, setMade] = useState<CallResult<Link>>();

  async function copy(): Promise<void> {
    const result = await withToken((token) => fetchPreviewLink(token, id));
    if (result.kind !== 'succeeded') return setMade(result);
    const { path, expiresAt } = result.response;
    const url = new URL(path, location.origin).href;
    setMade({ kind: 'succeeded', response: { url, expiresAt, isCopied: await copyText(url) } });
  }

  function message(): string {
    if (made?.kind === 'failed') return `${texts.previewFailed} ${failureMessage(made.error)}`;
    if (made?.kind !== 'succeeded') return '';
    const { expiresAt, isCopied } = made.response;
    return fill(isCopied ? texts.previewCopied : texts.previewMade, { time: formatTime(Date.parse(expiresAt)) });
  }

  return (
    <div className={styles.previewLink}>
      <button type="button" className="button" onClick={() => void copy()}>
        {texts.copyPreview}
      </button>
      {/* Rendered empty from the start, because screen readers announce only changes of an existing status region. */}
      <p role="status">{message()}</p>
      {made?.kind === 'succeeded' && (
        <Field label={texts.previewLink} problem={undefined}>
          {(attributes) => (
            <input
              {...attributes}
              readOnly
              value={made.response.url}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
        </Field>
      )}
    </div>
  );
}

/** Copies a text. Returns false if the browser refuses. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
