import { useStore } from '@nanostores/react';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { type AdminEnquiry, opportunitiesOf } from '#domain/enquiry/admin-enquiry';
import { limits } from '#domain/limits';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { textsFor } from '#domain/opportunity/translations';
import type { Loader } from '../../api/loader';
import { investmentText } from '../../i18n/money';
import { Field } from '../../ui/Field';
import { provinceLabels } from '../i18n/labels';
import { $language } from '../i18n/language';
import { countText } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import rows from '../list/Rows.module.css';
import { pathTo } from '../navigation/router';
import { opportunityList } from '../opportunities/opportunity-list';
import { Failure } from '../ui/Notices';
import styles from './EnquiryScreen.module.css';
import type { EnquiryOf, RequestedOpportunities as State } from './open-enquiry';

interface RequestedOpportunitiesProps {
  readonly of: EnquiryOf;
  readonly enquiry: AdminEnquiry;
  readonly loader: Loader<State>;
}

/** The opportunities that an enquiry is about, with their facts and links. The team can add and remove some. */
export function RequestedOpportunities({ of, enquiry, loader }: RequestedOpportunitiesProps) {
  const { enquiry: words, edit } = useTexts();
  const state = useStore(loader.$state);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBusy = useStore(of.$change).kind === 'under-way';
  const about = opportunitiesOf(enquiry);
  const requested = state.kind === 'loaded' ? state.requested.filter(({ id }) => about.includes(id)) : [];

  // The button disappears with its row.
  function detach(id: string): void {
    heading.current?.focus({ preventScroll: true });
    void of.update({ detach: id });
  }

  return (
    <section aria-labelledby="requested-heading">
      <h2 id="requested-heading" ref={heading} tabIndex={-1}>
        {words.opportunities}
      </h2>
      {state.kind === 'loading' && <p role="status">{edit.loading}</p>}
      {state.kind === 'failed' && (
        <Failure message={words.opportunitiesFailed} error={state.error} onRetry={() => void loader.load()} />
      )}
      {state.kind === 'loaded' && requested.length === 0 && <p>{words.none}</p>}
      {requested.length > 0 && (
        <ul className={rows.list}>
          {requested.map(({ id, opportunity }) => {
            const isAttached = enquiry.attached?.includes(id) === true;
            const onDetach = isAttached && !isBusy ? () => detach(id) : undefined;
            return (
              <li key={id} className={rows.row}>
                {opportunity ? (
                  <Requested opportunity={opportunity} isAttached={isAttached} onDetach={onDetach} />
                ) : (
                  <Gone id={id} isAttached={isAttached} onDetach={onDetach} />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <AttachOpportunity of={of} enquiry={enquiry} />
    </section>
  );
}

interface AttachedProps {
  readonly isAttached: boolean;
  /** Removes it, if the team has attached it and no change is running. */
  readonly onDetach: (() => void) | undefined;
}

function Gone({ id, ...attached }: AttachedProps & { readonly id: string }) {
  const { enquiry: words } = useTexts();
  return (
    <>
      <p>
        {words.gone} <span className={rows.detail}>{id}</span>
      </p>
      <div className={rows.actions}>
        <DetachButton {...attached} name={id} />
      </div>
    </>
  );
}

function DetachButton({ isAttached, onDetach, name }: AttachedProps & { readonly name: ReactNode }) {
  const { enquiry: words } = useTexts();
  if (!isAttached) return null;
  return (
    <button type="button" className={rows.action} aria-disabled={!onDetach} onClick={onDetach}>
      {words.detach} <span className="visually-hidden">{name}</span>
    </button>
  );
}

function Requested({ opportunity, ...attached }: AttachedProps & { readonly opportunity: Opportunity }) {
  const { enquiry: words, list, sectors, stages } = useTexts();
  const reader = useStore($language);
  const { title, language } = textsFor(opportunity, reader);
  const { id, sample, sector, province, investment, stage, status } = opportunity;
  const facts = [
    sample && list.sample,
    sectors[sector],
    province && provinceLabels()[province],
    investment && investmentText(investment, reader),
    stage && stages[stage],
    attached.isAttached && words.byTeam,
  ].filter(Boolean);
  const name = (
    <span className="visually-hidden" lang={language} dir="auto">
      {title}
    </span>
  );
  return (
    <>
      <div>
        <p className={rows.title} lang={language} dir="auto">
          {title}
        </p>
        <p className={rows.detail}>{facts.join('\u00a0· ')}</p>
      </div>
      <div className={rows.actions}>
        {status === 'published' && (
          <a className={rows.action} href={`/opportunity/${id}`} rel="external">
            {words.view} {name}
          </a>
        )}
        <a className={rows.action} href={pathTo('edit', { id })}>
          {words.edit} {name}
        </a>
        <DetachButton {...attached} name={name} />
      </div>
    </>
  );
}

interface AttachOpportunityProps {
  readonly of: EnquiryOf;
  readonly enquiry: AdminEnquiry;
}

/** Form to attach an opportunity to an enquiry by hand. A button opens it, because it loads all opportunities. */
function AttachOpportunity({ of, enquiry }: AttachOpportunityProps) {
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
        {isOpen && isFull && <p>{countText(words.attachFull, limits.shortlist)}</p>}
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
    <form className={styles.attachForm} onSubmit={submit}>
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
