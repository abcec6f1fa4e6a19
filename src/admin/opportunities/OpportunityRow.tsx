import { useStore } from '@nanostores/react';
import { Fragment, memo } from 'react';
import { cdnImagePath } from '#domain/image';
import { languages } from '#domain/language';
import { languageState, languageStates } from '#domain/opportunity/completeness';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { fill } from '../../i18n/fill';
import { investmentText } from '../../i18n/money';
import { languageLabel, provinceLabels } from '../i18n/labels';
import { $language } from '../i18n/language';
import { argentineTimeText, formatDay, formatTime, statusText } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import rows from '../list/Rows.module.css';
import { RowChoice } from '../list/Selection';
import { rowId } from '../list/use-list';
import { open, pathTo } from '../navigation/router';
import { ByAuthor } from '../session/ByAuthor';
import { focusHeadingInPlace } from '../ui/focus';
import { LanguageStateTag, Tag } from '../ui/Tag';
import { duplicate } from '../unsaved/unsaved';
import styles from './OpportunityRow.module.css';
import { hasEffect, opportunityBatch, runOnOpportunities } from './opportunity-actions';

interface OpportunityRowProps {
  readonly opportunity: Opportunity;
  readonly isChosen: boolean;
  onChoose(some: readonly Opportunity[], isChosen: boolean): void;
  onDelete(opportunity: Opportunity): void;
}

/** One opportunity of the list. Memoized: it renders only when its own data changes. */
export const OpportunityRow = memo(function OpportunityRow(props: OpportunityRowProps) {
  const { opportunity, isChosen, onChoose } = props;
  const texts = useTexts();
  const { id, title, subtitle, language, imageURL, status, sample } = opportunity;
  return (
    <li id={rowId(id)} className={styles.row}>
      <RowChoice
        label={fill(texts.selection.row, { title })}
        isChosen={isChosen}
        onChoose={(chosen) => onChoose([opportunity], chosen)}
      />
      {/* biome-ignore lint/a11y/useAnchorContent: for pointers only: the title is the same link. */}
      <a className={styles.picture} href={pathTo('edit', { id })} aria-hidden="true" tabIndex={-1}>
        <Thumbnail name={imageURL[0]} />
      </a>
      <div className={styles.texts} lang={language}>
        <h2 className={styles.title} dir="auto">
          <a href={pathTo('edit', { id })}>{title}</a>
        </h2>
        <div className={styles.second}>
          <p className={styles.subtitle} dir="auto">
            {subtitle}
          </p>
          <Languages opportunity={opportunity} />
        </div>
      </div>
      <div className={styles.facts}>
        <p className={styles.place}>
          <span className={styles.where} title={placeOf(opportunity, texts)}>
            {placeOf(opportunity, texts)}
          </span>{' '}
          {sample && <Tag>{texts.list.sample}</Tag>} {status === 'draft' && <Status opportunity={opportunity} />}
        </p>
        <SumAndDays opportunity={opportunity} />
      </div>
      <Actions {...props} />
    </li>
  );
});

/** Marks a draft; the full time at which it is published is the tooltip. */
function Status({ opportunity: { status, publishAt } }: Pick<OpportunityRowProps, 'opportunity'>) {
  const { list } = useTexts();
  if (publishAt === undefined) return <Tag>{list.draft}</Tag>;
  return (
    <time dateTime={publishAt} title={argentineTimeText(publishAt)}>
      <Tag>{statusText({ status, publishAt })}</Tag>
    </time>
  );
}

function placeOf({ sector, province }: Opportunity, { sectors }: Texts): string {
  return province ? `${sectors[sector]} · ${provinceLabels()[province]}` : sectors[sector];
}

function SumAndDays({ opportunity }: Pick<OpportunityRowProps, 'opportunity'>) {
  const { list } = useTexts();
  const { investment, updatedAt, by } = opportunity;
  const changedAt = Date.parse(updatedAt);
  return (
    <p className={styles.detail}>
      {investment && <span className={styles.sum}>{investmentText(investment, $language.get())}</span>}
      <time dateTime={updatedAt} title={formatTime(changedAt)}>
        {fill(list.changed, { time: formatDay(changedAt) })}
      </time>
      <ByAuthor by={by} />
      <Confirmation opportunity={opportunity} />
    </p>
  );
}

/** The day of the last confirmation. A sample is invented, so nobody can confirm it. */
function Confirmation({ opportunity: { sample, confirmedOn } }: Pick<OpportunityRowProps, 'opportunity'>) {
  const { list } = useTexts();
  if (sample) return null;
  if (confirmedOn === undefined) return <span> · {list.neverConfirmed}</span>;
  // Noon UTC falls on the same day everywhere in the Americas and Europe.
  const day = formatDay(Date.parse(`${confirmedOn}T12:00:00Z`));
  return (
    <>
      {' · '}
      <time dateTime={confirmedOn}>{fill(list.confirmedOn, { time: day })}</time>
    </>
  );
}

/** The state of the texts in each language; languages in the same state are together. */
function Languages({ opportunity }: Pick<OpportunityRowProps, 'opportunity'>) {
  const groups = languageStates.map((state) => ({
    state,
    some: languages.filter((language) => languageState(opportunity, language) === state),
  }));
  return (
    <ul className={styles.languages} lang={$language.get()}>
      {groups
        .filter(({ some }) => some.length > 0)
        .map(({ state, some }) => (
          <li key={state}>
            {some.map((language) => (
              <Fragment key={language}>
                <abbr title={languageLabel(language)}>{language.toUpperCase()}</abbr>{' '}
              </Fragment>
            ))}
            <LanguageStateTag state={state} />
          </li>
        ))}
    </ul>
  );
}

function Actions({ opportunity, onDelete }: OpportunityRowProps) {
  const isBusy = useStore(opportunityBatch.$state).kind === 'running';
  const { list, titles } = useTexts();
  const { id, title, language, status } = opportunity;
  const named = (action: string) => (
    <>
      {action}{' '}
      <span className="visually-hidden" lang={language} dir="auto">
        {title}
      </span>
    </>
  );

  function openDuplicate(): void {
    duplicate(opportunity);
    open(pathTo('create'));
  }

  // Confirming removes the button.
  function confirm(): void {
    focusHeadingInPlace();
    void runOnOpportunities('confirm', [opportunity]);
  }

  return (
    <div className={`${rows.actions} ${styles.actions}`}>
      {status === 'published' && (
        <a className={rows.action} href={`/opportunity/${id}`} rel="external">
          {named(list.view)}
        </a>
      )}
      <a className={rows.action} href={pathTo('edit', { id })}>
        {named(list.edit)}
      </a>
      <a className={rows.action} href={pathTo('history', { id })}>
        {named(titles.history)}
      </a>
      <button type="button" className={rows.action} onClick={openDuplicate}>
        {named(list.duplicate)}
      </button>
      {hasEffect('confirm', opportunity) && (
        <button type="button" className={rows.action} aria-disabled={isBusy} onClick={() => !isBusy && confirm()}>
          {named(list.confirm)}
        </button>
      )}
      <button type="button" className={`${rows.action} ${rows.delete}`} onClick={() => onDelete(opportunity)}>
        {named(list.delete)}
      </button>
    </div>
  );
}

const width = 72;
const height = 48;

/** Small cover image of an opportunity. Decorative: the text beside it names the opportunity. */
function Thumbnail({ name }: { readonly name: string | undefined }) {
  const { list } = useTexts();
  if (name === undefined) return <span className={`${styles.thumbnail} ${styles.none}`}>{list.noPicture}</span>;
  return (
    <img
      className={styles.thumbnail}
      src={cdnImagePath(name, 2 * width, 2 * height)}
      width={width}
      height={height}
      loading="lazy"
      alt=""
    />
  );
}
