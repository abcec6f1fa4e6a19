import { type DeletedOpportunity, daysLeftInTrash } from '#domain/opportunity/history';
import { fill } from '../../i18n/fill';
import { counted, formatTime } from '../i18n/messages';
import { $texts, useTexts } from '../i18n/texts';
import { RowChoice } from '../list/RowChoice';
import { adminPaths } from '../navigation/router';
import styles from './TrashRow.module.css';

interface TrashRowProps {
  readonly opportunity: DeletedOpportunity;
  readonly isUnderWay: boolean;
  readonly isChosen: boolean;
  onChoose(isChosen: boolean): void;
  onRestore(): void;
}

/** A deleted opportunity, with the time of its deletion and the days left. */
export function TrashRow({ opportunity, isUnderWay, isChosen, onChoose, onRestore }: TrashRowProps) {
  const texts = useTexts();
  const { id, sample, title, subtitle, sector, language, deletedAt } = opportunity;
  const name = (
    <span className="visually-hidden" lang={language} dir="auto">
      {title}
    </span>
  );
  return (
    <li className={styles.row}>
      <RowChoice label={fill(texts.selection.row, { title })} isChosen={isChosen} onChoose={onChoose} />
      <div className={styles.texts}>
        <h2 className={styles.title} lang={language} dir="auto">
          {title}
        </h2>
        <p className={styles.quiet} lang={language} dir="auto">
          {subtitle}
        </p>
        <p className={styles.quiet}>
          {sample && `${texts.list.sample} · `}
          {texts.sectors[sector]} · {texts.trash.deleted}{' '}
          <time dateTime={deletedAt}>{formatTime(Date.parse(deletedAt))}</time>
        </p>
      </div>
      <p className={styles.left}>{daysLeftMessage(daysLeftInTrash(deletedAt, new Date()))}</p>
      <div className={styles.actions}>
        <a className="quiet-link" href={adminPaths.history(id)}>
          {texts.titles.history} {name}
        </a>
        <button type="button" className="button" aria-disabled={isUnderWay} onClick={() => !isUnderWay && onRestore()}>
          {texts.trash.restore} {name}
        </button>
      </div>
    </li>
  );
}

/** Days until a deleted opportunity can no longer be restored. */
function daysLeftMessage(days: number): string {
  const { trash } = $texts.get();
  return days === 0 ? trash.noDayLeft : counted(trash.daysLeft, days);
}
