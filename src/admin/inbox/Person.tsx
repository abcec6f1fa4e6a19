import { useState } from 'react';
import type { ListedEnquiry } from '#domain/enquiry/desk-enquiry';
import type { ApiError } from '../../api/request';
import { fill } from '../../i18n/fill';
import { failureMessage } from '../i18n/messages';
import { useTexts } from '../i18n/texts';
import { keepAsFile } from '../ui/download';
import { enquiryCount } from './enquiry-messages';
import styles from './Person.module.css';
import { wholeEnquiries } from './person';

interface PersonProps {
  readonly email: string;
  /** All enquiries of the person. */
  readonly enquiries: readonly ListedEnquiry[];
  onDelete(): void;
}

/** All stored data of one person, to export or delete on request. */
export function Person({ email, enquiries, onDelete }: PersonProps) {
  const { person } = useTexts();
  const [error, setError] = useState<ApiError>();

  async function exportAll(): Promise<void> {
    setError(undefined);
    const result = await wholeEnquiries(enquiries);
    if (result.kind === 'failed') setError(result.error);
    if (result.kind !== 'answered') return;
    const file = new Blob([JSON.stringify(result.answer, undefined, 2)], { type: 'application/json' });
    keepAsFile(file, `${email}.json`);
  }

  return (
    <section className={`notice ${styles.person}`} aria-labelledby="person-heading">
      <div>
        <h2 id="person-heading" className={styles.heading} dir="auto">
          {fill(person.heading, { email })}
        </h2>
        <p>{enquiryCount(enquiries.length)}</p>
        {error && (
          <p role="alert" className="field-problem">
            {person.failed} {failureMessage(error)}
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={() => void exportAll()}>
          {person.exportAll}
        </button>
        <button type="button" className="button" onClick={onDelete}>
          {person.deleteAll}
        </button>
      </div>
    </section>
  );
}
