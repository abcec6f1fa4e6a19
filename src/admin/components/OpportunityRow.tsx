import type { Opportunity } from '#domain/opportunity/opportunity';
import { adminPaths } from '../router';
import { sectorLabels, texts } from '../texts';
import styles from './OpportunityRow.module.css';

interface OpportunityRowProps {
  readonly opportunity: Opportunity;
  onDelete(opportunity: Opportunity): void;
}

export function OpportunityRow({ opportunity, onDelete }: OpportunityRowProps) {
  const { id, title, subtitle, sector, language } = opportunity;
  return (
    <li className={styles.row}>
      <div className={styles.texts} lang={language}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      <p className={styles.sector}>{sectorLabels[sector]}</p>
      <div className={styles.actions}>
        <a className={styles.action} href={`/opportunity/${id}`} rel="external">
          {texts.list.view} <span className="visually-hidden">{title}</span>
        </a>
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
