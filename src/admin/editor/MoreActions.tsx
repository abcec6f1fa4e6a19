import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useState } from 'react';
import * as calls from '#domain/calls/opportunities';
import { dateFormat } from '#domain/formatters';
import { isPublishTimeAhead } from '#domain/opportunity/schedule';
import { instantInArgentina, timeInArgentina } from '#domain/time/day';
import { request } from '../../api/request';
import { fill } from '../../i18n/fill';
import { Field } from '../../ui/Field';
import { isComposingKey } from '../../ui/input-method';
import { $language } from '../i18n/language';
import { failureMessage, formatTime } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { type CallResult, withToken } from '../session/call';
import { MoreMenu } from '../ui/MoreMenu';
import { useCopy } from '../ui/use-copy';
import type { FormStore } from './form-store';
import styles from './SaveBar.module.css';
import type { SaveAction } from './save';

interface MoreActionsProps {
  readonly form: FormStore;
  readonly isSaving: boolean;
  onSave(action: SaveAction): void;
  onDiscard(): void;
}

/** The actions that are needed less often. */
export function MoreActions({ form, isSaving, onSave, onDiscard }: MoreActionsProps) {
  const { form: texts } = useTexts();
  const record = useStore(form.$record);
  const isPublished = record?.status === 'published';
  const isUnsaved = useStore(form.$isUnsaved);
  return (
    <MoreMenu label={texts.more} classes={classes}>
      {isPublished ? (
        <button type="button" className="button" aria-disabled={isSaving} onClick={() => onSave('unpublish')}>
          {texts.unpublish}
        </button>
      ) : (
        <Schedule form={form} isSaving={isSaving} onSave={onSave} />
      )}
      {record && <PreviewLink key={record.id} id={record.id} />}
      {isUnsaved && (
        <button type="button" className="button" disabled={isSaving} onClick={onDiscard}>
          {texts.discardChanges}
        </button>
      )}
    </MoreMenu>
  );
}

const classes = { menu: styles.more, button: styles.summary, panel: styles.panel };

/** Sets or removes the time at which a draft is published by itself, typed as a time in Argentina. */
function Schedule({ form, isSaving, onSave }: Omit<MoreActionsProps, 'onDiscard'>) {
  const { form: texts, problems } = useTexts();
  const stored = useStore(form.$record)?.publishAt;
  const state = useStore(form.$state);
  const [typed, setTyped] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const value = typed ?? (stored === undefined ? '' : inputValue(new Date(stored)));
  const instant = instantInArgentina(value);
  const isTyped = !Number.isNaN(instant.getTime());
  const ownTime = isTyped ? ownTimeText(instant) : undefined;
  const isRefused = state.kind === 'invalid' && state.fields.publishAt !== undefined;
  const isAhead = isTyped && isPublishTimeAhead(instant.toISOString(), new Date());

  function schedule(): void {
    if (isSaving) return;
    setAsked(!isAhead);
    if (isAhead) onSave({ publishAt: instant.toISOString() });
  }

  function remove(): void {
    if (isSaving) return;
    setTyped('');
    setAsked(false);
    onSave({ publishAt: '' });
  }

  function scheduleOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter' || isComposingKey(event.nativeEvent)) return;
    event.preventDefault();
    schedule();
  }

  return (
    <div className={styles.schedule}>
      <Field
        label={texts.publishAtLabel}
        problem={(isAsked && !isAhead) || isRefused ? problems.publishTime : undefined}
        {...(ownTime !== undefined && { hint: fill(texts.ownTime, { time: ownTime }) })}
      >
        {(attributes) => (
          <input
            {...attributes}
            type="datetime-local"
            min={inputValue(new Date())}
            max="9999-12-31T23:59"
            value={value}
            onKeyDown={scheduleOnEnter}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <button type="button" className="button" aria-disabled={isSaving} onClick={schedule}>
        {texts.schedule}
      </button>
      {stored !== undefined && (
        <button type="button" className="button" aria-disabled={isSaving} onClick={remove}>
          {texts.unschedule}
        </button>
      )}
    </div>
  );
}

/** An instant as the value of an input of a time in Argentina. */
const inputValue = (instant: Date): string => timeInArgentina(instant).replace(' ', 'T');

interface Link {
  readonly url: string;
  readonly expiresAt: string;
}

/** Makes and copies a secret link to the saved version, for people without an account. */
function PreviewLink({ id }: { readonly id: string }) {
  const { form: texts } = useTexts();
  const [made, setMade] = useState<CallResult<Link>>();
  const { isCopied, copy } = useCopy();

  async function makeAndCopy(): Promise<void> {
    const result = await withToken((token) => fetchPreviewLink(token, id));
    if (result.kind !== 'succeeded') return setMade(result);
    const { path, expiresAt } = result.response;
    const url = new URL(path, location.origin).href;
    await copy(url);
    setMade({ kind: 'succeeded', response: { url, expiresAt } });
  }

  function message(): string {
    if (made?.kind === 'failed') return `${texts.previewFailed} ${failureMessage(made.error)}`;
    if (made?.kind !== 'succeeded') return '';
    const time = formatTime(Date.parse(made.response.expiresAt));
    return fill(isCopied ? texts.previewCopied : texts.previewMade, { time });
  }

  return (
    <div className={styles.previewLink}>
      <button type="button" className="button" onClick={() => void makeAndCopy()}>
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

/** Makes a secret link to the saved state of an opportunity; rejects with 404 if there is none. */
function fetchPreviewLink(token: string, id: string): Promise<calls.PreviewLink> {
  return request(calls.makePreviewLink, { token, segment: id });
}

const namedTimes = dateFormat({
  ...{ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZoneName: 'long',
});

/** Formats an instant in the browser's time zone, with its name; `undefined` if clocks there show the Argentine time. */
function ownTimeText(instant: Date): string | undefined {
  const offset = -instant.getTimezoneOffset();
  const argentine = Math.round(
    (Date.parse(`${timeInArgentina(instant).replace(' ', 'T')}Z`) - instant.getTime()) / 60_000,
  );
  return offset === argentine ? undefined : namedTimes($language.get()).format(instant);
}
