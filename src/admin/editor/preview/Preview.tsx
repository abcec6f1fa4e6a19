import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { languageNames, languages } from '#domain/language';
import { failureMessage } from '../../i18n/messages';
import { useTexts } from '../../i18n/texts';
import { tellRefusal } from '../../session/call';
import type { OpportunityForm } from '../form';
import styles from './Preview.module.css';
import { PreviewFrame, type previewWidths } from './PreviewFrame';
import { createPreview, type Preview as PreviewStore } from './preview';

const widths = ['phone', 'desktop'] as const satisfies (keyof typeof previewWidths)[];

/** Live preview of the public page, in one language at a time. */
export function Preview({ form, onClose }: { readonly form: OpportunityForm; onClose(): void }) {
  const preview = usePreview(form);
  return preview && <Following preview={preview} onClose={onClose} />;
}

/** Follows the form while the preview is shown. */
function usePreview(form: OpportunityForm): PreviewStore | undefined {
  const [preview, setPreview] = useState<PreviewStore>();
  useEffect(() => {
    const created = createPreview(form);
    setPreview(created);
    return created.stop;
  }, [form]);
  return preview;
}

function Following({ preview, onClose }: { readonly preview: PreviewStore; onClose(): void }) {
  const texts = useTexts();
  const heading = useId();
  const { language, page, error } = useStore(preview.$state);
  const [width, setWidth] = useState<(typeof widths)[number]>('phone');
  const [attempt, setAttempt] = useState(0);
  const [isBroken, setBroken] = useState(false);

  function tryAgain(): void {
    if (error?.status === 403) tellRefusal();
    if (isBroken) setAttempt(attempt + 1);
    preview.refresh();
  }

  return (
    <section className={styles.preview} aria-labelledby={heading}>
      <div className={styles.top}>
        <h2 id={heading}>{texts.preview.heading}</h2>
        <button type="button" className={styles.close} onClick={onClose}>
          {texts.preview.close}
        </button>
      </div>
      <div className={styles.choices}>
        <Choices
          label={texts.preview.language}
          choices={languages.map((one) => ({ value: one, label: languageNames[one], lang: one }))}
          chosen={language}
          onChoose={preview.choose}
        />
        <Choices
          label={texts.preview.width}
          choices={widths.map((one) => ({ value: one, label: texts.preview.widths[one] }))}
          chosen={width}
          onChoose={setWidth}
        />
      </div>
      <PreviewFrame
        key={`${language} ${attempt}`}
        language={language}
        width={width}
        page={page}
        onOpened={(isWhole) => setBroken(!isWhole)}
      />
      <div role="status" className={styles.state}>
        {(error || isBroken) && (
          <div className="notice">
            <p>
              {texts.preview.failed} {error && (error.status === 403 ? texts.preview.loggedOut : failureMessage(error))}
            </p>
            <button type="button" className="button" onClick={tryAgain}>
              {error?.status === 403 ? texts.forbidden.confirm : texts.form.tryAgain}
            </button>
          </div>
        )}
      </div>
    </section>
  );
}

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Choices<Value extends string>({ label, choices, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(({ value, label: name, lang }) => (
        <button
          key={value}
          type="button"
          className={styles.choice}
          lang={lang}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
