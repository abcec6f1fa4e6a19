import type { Opportunity } from '#domain/opportunity/opportunity';
import { adminPaths } from '../router';
import { useTexts } from '../texts';
import styles from './OpportunityRow.module.css';

interface OpportunityRowProps {
  readonly opportunity: Opportunity;
  onDelete(opportunity: Opportunity): void;
}

export function OpportunityRow({ opportunity, onDelete }: OpportunityRowProps) {
  const texts = useTexts();
  const { id, title, subtitle, sector, language, status } = opportunity;
  return (
    <li className={styles.row}>
      <div className={styles.texts} lang={language}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      <p className={styles.sector}>
        {texts.sectors[sector]}
        {status === 'draft' && <strong className={styles.draft}>{texts.list.draft}</strong>}
      </p>
      <div className={styles.actions}>
        {status === 'published' && (
          <a className={styles.action} href={`/opportunity/${id}`} rel="external">
            {texts.list.view} <span className="visually-hidden">{title}</span>
          </a>
        )}
        <a className={styles.action} href={adminPaths.edit(id)}>
          {texts.list.edit} <span className="visually-hidden">{title}</span>
        </a>
        <button type="button" className={`${styles.action} ${styles.delete}`} onClick={() => onDelete(opportunity)}>
          {texts.list.delete} <span className="visually-hidden">{title}</span>
        </button>
      </div>
    </li>
  );
}
