import { useStore } from '@nanostores/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Difference, differencesBetween, joinedImages, type Side, sideOf } from '#domain/opportunity/merge';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { isComposingKey } from '../../ui/input-method';
import { type ComparedPart, Comparison } from '../comparison/Comparison';
import { FieldContent } from '../comparison/FieldContent';
import { formContentOf } from '../form-values/form-values';
import { partLabel } from '../i18n/labels';
import { countText } from '../i18n/messages';
import { type Texts, useTexts } from '../i18n/texts';
import { Dated } from '../session/ByAuthor';
import { type ConflictState, sidesOf } from './conflict-state';
import type { FormStore } from './form-store';
import { storedNames } from './images/form-image';
import styles from './OpportunityForm.module.css';

interface ConflictProps {
  readonly form: FormStore;
  readonly conflict: ConflictState;
  onMerge(): void;
  onKeep(): void;
  onSaveAsNew(): void;
  onTheirsTaken(theirs: Opportunity): void;
}

/**
 * Resolves an edit conflict: shows the merge, asks for a choice where both sides changed the same part, and offers the
 * ways to save.
 */
export function Conflict({ form, conflict, onMerge, onKeep, onSaveAsNew, onTheirsTaken }: ConflictProps) {
  const texts = useTexts();
  const words = form.isNew ? texts.conflict.earlier : texts.conflict.other;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsked, setAsked] = useState(false);
  const { sides, rows } = useMerge(form, conflict);
  const open = rows.filter(({ side }) => side === undefined).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new conflict moves the focus here.
  useEffect(() => heading.current?.focus(), [conflict]);

  function merge(): void {
    setAsked(open > 0);
    if (open > 0) section.current?.querySelector<HTMLElement>('[data-open] input')?.focus();
    else onMerge();
  }

  function take(): void {
    if (form.isNew) form.takeSaved();
    onTheirsTaken(conflict.theirs);
  }

  const labels = { mine: texts.conflict.mine, theirs: words.theirs };
  const parts = rows.map((row) => comparedPart(row, { form, texts, labels, sides, isKnown: sides.base !== undefined }));
  return (
    <section
      ref={section}
      className={`notice notice-danger ${styles.conflict}`}
      aria-labelledby="conflict-heading"
      onKeyDown={keepEnter}
    >
      <h2 ref={heading} id="conflict-heading" tabIndex={-1}>
        {words.heading}
      </h2>
      <p role="alert">{words.explanation}</p>
      <p>
        {words.saved} <Dated at={conflict.theirs.updatedAt} by={conflict.theirs.by} />
      </p>
      <Comparison
        columns={[
          { label: labels.mine, content: sides.mine },
          { label: labels.theirs, content: sides.theirs },
        ]}
        parts={parts}
      />
      <p role="status" className={isAsked && open > 0 ? styles.open : undefined}>
        {open > 0 ? countText(texts.conflict.toChoose, open) : texts.conflict.allDecided}
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button button-primary" aria-disabled={open > 0} onClick={merge}>
          {texts.conflict.saveMerged}
        </button>
        <button type="button" className="button" onClick={onKeep}>
          {texts.conflict.keepMine}
        </button>
        <button type="button" className="button" onClick={take}>
          {form.isNew ? texts.conflict.takeSaved : texts.conflict.takeTheirs}
        </button>
        {form.isNew && (
          <button type="button" className="button" onClick={onSaveAsNew}>
            {texts.form.saveAsNew}
          </button>
        )}
      </div>
    </section>
  );
}

/** Enter on a choice must not submit the form, which would repeat the refused save. */
function keepEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Enter' && !isComposingKey(event.nativeEvent) && event.target instanceof HTMLInputElement)
    event.preventDefault();
}

/** The sides of the conflict with the present form, and the merge result of each difference. */
function useMerge(form: FormStore, conflict: ConflictState) {
  const values = useStore(form.$values);
  const images = useStore(form.images.$images);
  const choices = useStore(form.$choices);
  const sides = sidesOf(conflict, { ...values, imageURL: storedNames(images) });
  const rows = differencesBetween(sides).map((difference) => ({ difference, side: sideOf(difference, choices) }));
  return { sides, rows };
}

type Merge = ReturnType<typeof useMerge>;

interface RowContext extends Pick<Merge, 'sides'> {
  readonly form: FormStore;
  readonly texts: Texts;
  readonly labels: Readonly<Record<Side, string>>;
  readonly isKnown: boolean;
}

const columns = { mine: 0, theirs: 1 } as const;

function comparedPart({ difference, side }: Merge['rows'][number], context: RowContext): ComparedPart {
  const { part, outcome } = difference;
  const kept = side === undefined || side === 'joined' ? undefined : columns[side];
  const note = <Outcome difference={difference} context={context} />;
  if (outcome !== 'choice') return { part, kept, note };
  const choice = (one: Side) => <ChoiceOfSide side={one} difference={difference} chosen={side} context={context} />;
  return { part, kept, note, controls: [choice('mine'), choice('theirs')] };
}

interface OutcomeProps {
  readonly difference: Difference;
  readonly context: RowContext;
}

/** Describes how a part is merged. */
function Outcome({ difference, context }: OutcomeProps) {
  const { texts, sides, isKnown } = context;
  const { outcomes } = texts.conflict;
  if (difference.outcome === 'choice') return isKnown ? outcomes.choice : outcomes.unknown;
  if (difference.outcome !== 'joined') return outcomes[difference.outcome];
  const joined = { ...formContentOf(sides.theirs), imageURL: joinedImages(sides) ?? [] };
  return (
    <>
      {outcomes.joined}
      <FieldContent content={joined} field="imageURL" />
    </>
  );
}

interface ChoiceOfSideProps extends OutcomeProps {
  readonly side: Side;
  /** The currently chosen side. */
  readonly chosen: ReturnType<typeof sideOf>;
}

function ChoiceOfSide({ side, difference, chosen, context }: ChoiceOfSideProps) {
  const { form, texts, labels, sides } = context;
  return (
    <label className={styles.choice} data-open={chosen === undefined ? '' : undefined}>
      <input
        type="radio"
        name={`conflict ${difference.place}`}
        checked={side === chosen}
        onChange={() => form.choose(side, difference)}
      />
      {texts.conflict.use}{' '}
      <span className="visually-hidden">
        {partLabel(difference.part, [sides.theirs, sides.mine])}: {labels[side]}
      </span>
    </label>
  );
}
