import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { linkTarget } from '#domain/opportunity/structured-text';
import { Field } from '../../../ui/Field';
import { isComposingKey } from '../../../ui/input-method';
import { useTexts } from '../../i18n/texts';
import styles from './Description.module.css';

interface LinkFormProps {
  /** The address of the link at the selection. */
  readonly address: string | undefined;
  /** Called with the address, or without one to remove the link. */
  onChoose(href: string | undefined): void;
  onCancel(): void;
}

/** Asks for the address of a link. It is inside the opportunity's form, so it is none itself. */
export function LinkForm({ address, onChoose, onCancel }: LinkFormProps): ReactNode {
  const { description: texts } = useTexts();
  const [typed, setTyped] = useState(address ?? '');
  const [isRefused, setRefused] = useState(false);
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);

  function apply(): void {
    const href = completed(typed);
    if (href === undefined) {
      setRefused(true);
      place.current?.querySelector('input')?.focus();
    } else onChoose(href);
  }

  function act(event: KeyboardEvent): void {
    if (isComposingKey(event.nativeEvent) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Enter would save the opportunity.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    else if (event.target instanceof HTMLInputElement) apply();
    else if (event.target instanceof HTMLButtonElement) event.target.click();
  }

  return (
    <fieldset ref={place} className={styles.link} aria-label={texts.tools.link} onKeyDown={act}>
      <Field label={texts.address} hint={texts.addressHint} problem={isRefused ? texts.badAddress : undefined}>
        {(attributes) => (
          <input
            {...attributes}
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setRefused(false);
            }}
          />
        )}
      </Field>
      <div className={styles.linkButtons}>
        <button type="button" className="button" onClick={apply}>
          {texts.setLink}
        </button>
        {address !== undefined && (
          <button type="button" className="button" onClick={() => onChoose(undefined)}>
            {texts.removeLink}
          </button>
        )}
        <button type="button" className="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      </div>
    </fieldset>
  );
}

const mailAddress = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/;
const host = /^[^\s@/:?#]+\.[a-z]{2,}(?:[/?#:]|$)/i;

/** The URL of a typed address, which may lack its scheme; `undefined` if links may not lead there. */
function completed(typed: string): string | undefined {
  const address = typed.trim();
  if (mailAddress.test(address)) return linkTarget(`mailto:${address}`);
  return linkTarget(address) ?? (host.test(address) ? linkTarget(`https://${address}`) : undefined);
}
