import { useStore } from '@nanostores/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type AdminEnquiry, opportunitiesOf } from '#domain/enquiry/admin-enquiry';
import { limits } from '#domain/limits';
import { textsFor } from '#domain/opportunity/translations';
import { Field } from '../../ui/Field';
import { $language } from '../i18n/language';
import { counted } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { opportunityList } from '../opportunities/opportunity-list';
import { Failure } from '../ui/Notices';
import styles from './AttachOpportunity.module.css';
import type { EnquiryOf } from './open-enquiry';

interface AttachOpportunityProps {
  readonly of: EnquiryOf;
  readonly enquiry: AdminEnquiry;
}

/** Form to attach an opportunity to an enquiry by hand. A button opens it, because it loads all opportunities. */
export function AttachOpportunity({ of, enquiry }: AttachOpportunityProps) {
  const { enquiry: words } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isFull = (enquiry.attached?.length ?? 0) >= limits.shortlist;

  function open(): void {
    setIsOpen(!isOpen);
    if (!isOpen) void opportunityList.open();
  }

  async function attach(opportunity: string): Promise<void> {
    if (!(await of.update({ attach: opportunity }))) return;
    setIsOpen(false);
    toggle.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.attach}>
      <button ref={toggle} type="button" className="button" aria-expanded={isOpen} aria-controls={id} onClick={open}>
        {words.attach}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && isFull && <p>{counted(words.attachFull, limits.shortlist)}</p>}
        {isOpen && !isFull && <Choice of={of} enquiry={enquiry} onAttach={attach} />}
      </div>
    </div>
  );
}

interface ChoiceProps extends AttachOpportunityProps {
  onAttach(opportunity: string): Promise<void>;
}

function Choice({ of, enquiry, onAttach }: ChoiceProps) {
  const { enquiry: words, list: texts } = useTexts();
  const list = useStore(opportunityList.$list);
  const isBusy = useStore(of.$change).kind === 'under-way';
  const reader = useStore($language);
  const [chosen, setChosen] = useState('');
  if (list.kind === 'loading') return <p role="status">{texts.loading}</p>;
  if (list.kind === 'failed') {
    return <Failure message={texts.failed} error={list.error} onRetry={() => void opportunityList.load()} />;
  }
  const about = opportunitiesOf(enquiry);
  const { compare } = new Intl.Collator(reader);
  const choices = list.items
    .filter(({ id }) => !about.includes(id))
    .map((opportunity) => ({ id: opportunity.id, ...textsFor(opportunity, reader) }))
    .sort((one, other) => compare(one.title, other.title));
  const isIdle = isBusy || chosen === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isIdle) void onAttach(chosen);
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={words.opportunities} hint={words.attachHint} problem={undefined}>
        {(attributes) => (
          <select {...attributes} value={chosen} onChange={({ target }) => setChosen(target.value)}>
            <option value="">{words.attachChoose}</option>
            {choices.map(({ id, title, language }) => (
              <option key={id} value={id} lang={language} dir="auto">
                {title}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button type="submit" className="button" aria-disabled={isIdle}>
        {words.attachAdd}
      </button>
    </form>
  );
}
