import { useStore } from '@nanostores/react';
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
import type { RequestedOpportunities as State } from './open-enquiry';

interface RequestedOpportunitiesProps {
  readonly loader: Loader<State>;
}

/** The opportunities that an enquiry is about, with their facts and links. */
export function RequestedOpportunities({ loader }: RequestedOpportunitiesProps) {
  const { enquiry: words, edit } = useTexts();
  const state = useStore(loader.$state);
  return (
    <section aria-labelledby="requested-heading">
      <h2 id="requested-heading">{words.opportunities}</h2>
      {state.kind === 'loading' && <p role="status">{edit.loading}</p>}
      {state.kind === 'failed' && (
        <Failure message={words.opportunitiesFailed} error={state.error} onRetry={() => void loader.load()} />
      )}
      {state.kind === 'loaded' && state.requested.length === 0 && <p>{words.none}</p>}
      {state.kind === 'loaded' && state.requested.length > 0 && (
        <ul className={rows.list}>
          {state.requested.map(({ id, opportunity }) => (
            <li key={id} className={rows.row}>
              {opportunity ? (
                <Requested opportunity={opportunity} />
              ) : (
                <p>
                  {words.gone} <span className={rows.detail}>{id}</span>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Requested({ opportunity }: { readonly opportunity: Opportunity }) {
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
      </div>
    </>
  );
}
