import { useStore } from '@nanostores/react';
import { countFigure, type Figure, figureQueries } from '#domain/opportunity/desk-list';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { useTexts } from '../i18n/texts';
import rows from '../list/Rows.module.css';
import { adminPaths } from '../navigation/router';
import { deskAddress, useDeskEntries } from '../opportunities/use-desk';
import { today } from '../ui/today';
import { $trash } from './dashboard';
import { FigureLink, failureOf } from './FigureLink';
import styles from './Figures.module.css';

const none: readonly Opportunity[] = [];

interface OpportunityFiguresProps {
  /** All opportunities; `undefined` until loaded. */
  readonly opportunities: readonly Opportunity[] | undefined;
}

/** Number of opportunities, and those that need attention without urgency. */
export function OpportunityFigures({ opportunities }: OpportunityFiguresProps) {
  const { numbers } = useTexts().dashboard;
  const entries = useDeskEntries(opportunities ?? none);
  const day = today();
  const trash = useStore($trash);
  const numberOf = (figure: Figure) => opportunities && countFigure(entries, figure, day);
  const unconfirmed = numberOf('unconfirmed60');
  /** If everything unconfirmed for 60 days is also unconfirmed for 90, the number is shown only once. */
  const areAllOld = unconfirmed !== undefined && unconfirmed > 0 && unconfirmed === numberOf('unconfirmed90');
  const linkTo = (figure: Figure, isLine: boolean, label = numbers[figure]) => (
    <FigureLink label={label} number={numberOf(figure)} path={deskAddress(figureQueries[figure])} isLine={isLine} />
  );
  return (
    <div className={styles.opportunities}>
      <ul className={styles.figures}>
        <li>{linkTo('published', false)}</li>
        <li>{linkTo('draft', false)}</li>
      </ul>
      <ul className={`${rows.list} ${styles.lines}`}>
        <li>
          {areAllOld ? (
            linkTo('unconfirmed90', true, numbers.allUnconfirmed90)
          ) : (
            <>
              {linkTo('unconfirmed60', true)} {linkTo('unconfirmed90', true)}
            </>
          )}
        </li>
        {(['translation', 'fact', 'picture'] as const).map((figure) => (
          <li key={figure}>{linkTo(figure, true)}</li>
        ))}
        <li>
          <FigureLink
            label={numbers.trash}
            number={trash.kind === 'loaded' ? trash.answer.length : undefined}
            path={adminPaths.trash}
            detail={failureOf(trash)}
            isLine
          />
        </li>
      </ul>
    </div>
  );
}
