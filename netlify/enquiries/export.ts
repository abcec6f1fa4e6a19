import { AsyncLocalStorage } from 'node:async_hooks';
import { type CsvSeparator, csvMark, csvRows } from '#domain/csv';
import type { AdminEnquiry, ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { enquiryColumns, enquiryRow } from '#domain/enquiry/exports';
import { foundInInbox, inboxEntry } from '#domain/enquiry/inbox-list';
import type { InboxQuery } from '#domain/enquiry/inbox-query';
import { dayInArgentina } from '#domain/time/day';
import { type BlobStore, openStore } from '../store/blob-store.ts';
import { Deadline } from '../store/deadline.ts';
import { allInParallel } from '../store/in-parallel.ts';
import { currentIndex } from '../store/index-rebuild.ts';
import { readListedRecord } from '../store/listed-records.ts';
import { downwards } from '../store/order.ts';
import { enquiryIndex } from './enquiry-index.ts';
import type { ExportWords } from './export-words.ts';
import { adminEnquiryOf, isLive } from './record.ts';

/** Days (`YYYY-MM-DD`, in Argentina), both inclusive; without one the range is open. */
interface Days {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** The words of a file for people, and the filters of the inbox. */
export interface ReadableExport {
  readonly words: ExportWords;
  readonly query: InboxQuery;
  /** Months after which an enquiry is deleted automatically, if known. */
  readonly months: number | undefined;
  /** The id of the reader’s account. */
  readonly me: string;
}

/** Enquiries read and written at a time: the most in memory. */
const atATime = 100;

/** Milliseconds for the store to read that many. */
const pieceTime = 5_000;

/**
 * The enquiries of some days as a CSV file, oldest first, written while it is read: all of them in the words of the
 * calls, or those that the inbox's filters find in the words of a language. If the store fails meanwhile, the stream
 * fails, so that a part is not taken for the whole. Enquiries erased meanwhile and damaged ones are left out.
 */
export async function exportEnquiries(
  { from, to }: Days,
  separator: CsvSeparator = 'comma',
  readable?: ReadableExport,
): Promise<ReadableStream<Uint8Array>> {
  const { entries } = await currentIndex(enquiryIndex);
  const ofDays = entries.flatMap(({ listed, receivedAt }) => {
    const day = dayInArgentina(new Date(receivedAt));
    return listed && (from === undefined || day >= from) && (to === undefined || day <= to) ? [listed] : [];
  });
  const wanted = readable ? foundBy(ofDays, readable) : ofDays;
  const oldestFirst = [...wanted].sort((one, other) => -downwards(one.receivedAt, other.receivedAt));
  const ids = oldestFirst.map(({ id }) => id);
  return streamOf(piecesOf(ids, separator, readable?.words));
}

function foundBy(listed: readonly ListedEnquiry[], readable: ReadableExport): readonly ListedEnquiry[] {
  const { words, query, months, me } = readable;
  const entries = listed.map((one) => inboxEntry(one, words.inbox));
  return foundInInbox(entries, query, { now: Date.now(), months, me });
}

async function* piecesOf(
  ids: readonly string[],
  separator: CsvSeparator,
  words: ExportWords | undefined,
): AsyncGenerator<string> {
  yield `${csvMark}${csvRows([words?.columns ?? enquiryColumns], separator)}`;
  for (let next = 0; next < ids.length; next += atATime) {
    // Not the request’s deadline, which has passed by the end of a long file.
    const store = openStore('enquiries', new Deadline(pieceTime));
    const some = ids.slice(next, next + atATime);
    const read = await allInParallel(some, async (id) => [id, await readForExport(store, id)] as const);
    const enquiries = new Map(read);
    const rows = some.flatMap((id) => enquiries.get(id) ?? []).map((one) => enquiryRow(one, words?.names));
    yield csvRows(rows, separator);
  }
}

async function readForExport(store: BlobStore, id: string): Promise<AdminEnquiry | undefined> {
  const read = await readListedRecord(store, enquiryIndex.of, id);
  return read.kind === 'record' && isLive(read.record) ? adminEnquiryOf(id, read.record) : undefined;
}

/**
 * A stream that reads the next piece when the previous one has been consumed. The platform consumes it after the request,
 * so each piece is read in the request's context, which has the deploy.
 */
function streamOf(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const inRequest = AsyncLocalStorage.snapshot();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await inRequest(() => pieces.next());
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
