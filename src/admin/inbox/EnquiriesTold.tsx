import { useStore } from '@nanostores/react';
import { nameInLetter } from '#domain/enquiry/answer';
import styles from '../list/Told.module.css';
import { DoneNotice, NotDoneNotice, ProgressNotice } from '../list/ToldNotices';
import { $enquiryBatch, $enquiryToast, clearEnquiryToast, closeEnquiryBatch, stopEnquiries } from './enquiry-actions';
import { enquiriesDone, enquiriesNotDone, enquiriesProgress } from './enquiry-messages';

/** Notices about actions on enquiries: finished, running and failed. */
export function EnquiriesTold() {
  const toast = useStore($enquiryToast);
  const batch = useStore($enquiryBatch);
  return (
    <div className={styles.told}>
      <div role="status">
        {toast && (
          <DoneNotice undo={toast.undo} onClose={clearEnquiryToast}>
            <p className={styles.done} dir="auto">
              {enquiriesDone(toast)}
            </p>
          </DoneNotice>
        )}
        {batch.kind === 'running' && (
          <ProgressNotice
            text={enquiriesProgress(batch)}
            done={batch.done}
            total={batch.total}
            onStop={stopEnquiries}
          />
        )}
      </div>
      {batch.kind === 'failed' && (
        <NotDoneNotice
          heading={enquiriesNotDone(batch.task, batch.failed.length)}
          failed={batch.failed.map(({ item: { id, enquiry }, error }) => {
            return { id, name: `${nameInLetter(enquiry)}, ${enquiry.company}`, language: undefined, error };
          })}
          onClose={closeEnquiryBatch}
        />
      )}
    </div>
  );
}
