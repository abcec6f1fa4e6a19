import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { DamagedOpportunity } from '#domain/calls/opportunities';
import type { ApiError } from '../../api/request';
import { failureMessage } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { DeleteDialog } from '../list/DeleteDialog';
import styles from '../list/Rows.module.css';
import { downloadFile } from '../ui/download';
import { focusHeading } from '../ui/focus';
import {
  $damagedOpportunities,
  damagedRecordName,
  exportDamaged,
  loadDamaged,
  removeDamaged,
} from './opportunity-list';

/** Rows for stored records that cannot be parsed, above the others: they can be exported and deleted. */
export function DamagedRecords() {
  const texts = useTexts();
  const records = useStore($damagedOpportunities);
  const [toDelete, setToDelete] = useState<DamagedOpportunity>();
  useEffect(() => void loadDamaged(), []);

  // Deleting removes the row with the focused button.
  function finishDeletion(): void {
    setToDelete(undefined);
    focusHeading();
  }

  if (records.length === 0) return null;
  return (
    <>
      <ul className={styles.damaged} aria-label={texts.damaged.title}>
        {records.map((record) => (
          <DamagedRow key={record.id} record={record} onDelete={setToDelete} />
        ))}
      </ul>
      {toDelete && (
        <DeleteDialog
          question={{ message: texts.damaged.question }}
          detail={<DamagedDetail record={toDelete} />}
          remove={() => removeDamaged(toDelete.id)}
          onDeleted={finishDeletion}
          onDismiss={() => setToDelete(undefined)}
        />
      )}
    </>
  );
}

interface DamagedRowProps {
  readonly record: DamagedOpportunity;
  onDelete(record: DamagedOpportunity): void;
}

function DamagedRow({ record, onDelete }: DamagedRowProps) {
  const texts = useTexts();
  const [error, setError] = useState<ApiError>();
  const { id } = record;

  async function exportRecord(): Promise<void> {
    setError(undefined);
    const result = await exportDamaged(id);
    if (result.kind === 'succeeded') downloadFile(result.response, `damaged-${id}.bin`);
    if (result.kind === 'failed') setError(result.error);
  }

  return (
    <li className={`${styles.row} ${styles.damagedRow}`}>
      <div className={styles.texts}>
        <h2 className={styles.damagedTitle}>{texts.damaged.title}</h2>
        <p className={styles.damagedDetail}>{texts.damaged.explanation}</p>
        <p className={styles.damagedDetail}>{damagedRecordName(record)}</p>
        {error && (
          <p role="alert" className="field-problem">
            {texts.damaged.exportFailed} {failureMessage(error)}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <button type="button" className={styles.action} onClick={() => void exportRecord()}>
          {texts.damaged.export} <span className="visually-hidden">{id}</span>
        </button>
        <button type="button" className={`${styles.action} ${styles.delete}`} onClick={() => onDelete(record)}>
          {texts.list.delete} <span className="visually-hidden">{id}</span>
        </button>
      </div>
    </li>
  );
}

function DamagedDetail({ record }: Pick<DamagedRowProps, 'record'>) {
  const texts = useTexts();
  return (
    <>
      <p>{damagedRecordName(record)}</p>
      <p>{texts.damaged.explanation}</p>
    </>
  );
}
