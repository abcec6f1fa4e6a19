import { useStore } from '@nanostores/react';
import { type ReactNode, useRef } from 'react';
import { type AdminEnquiry, opportunitiesOf } from '#domain/enquiry/admin-enquiry';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { textsFor } from '#domain/opportunity/translations';
import type { Loader } from '../../api/loader';
import { investmentText } from '../../i18n/money';
import { provinceLabels } from '../i18n/labels';
import { $language } from '../i18n/language';
import { useTexts } from '../i18n/texts';
import rows from '../list/Rows.module.css';
import { pathTo } from '../navigation/router';
import { Failure } from '../ui/Notices';
import { AttachOpportunity } from './AttachOpportunity';
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

/** Title of each opportunity that the enquiry mentions, in the reader's language; the id while it is unknown. */
export function useTitleOf(loader: Loader<State>): (id: string) => string {
  const state = useStore(loader.$state);
  const reader = useStore($language);
  const known = state.kind === 'loaded' ? state.requested : [];
  const titles = new Map(known.map(({ id, opportunity }) => [id, opportunity && textsFor(opportunity, reader).title]));
  return (id) => titles.get(id) ?? id;
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
