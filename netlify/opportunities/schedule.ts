import { isPublishTimeReached } from '#domain/opportunity/schedule';
import type { Author } from '#domain/people';
import { done } from '../store/compare-and-swap.ts';
import { Deadline, withOwnDeadline } from '../store/deadline.ts';
import { inParallel } from '../store/in-parallel.ts';
import { currentIndex } from '../store/index-rebuild.ts';
import { authorIn, newWrite } from './author.ts';
import { summaryIndex } from './indexes.ts';
import { type OpportunityRecord, publishedRecord, versionsOf, versionWrittenBy } from './record.ts';
import { writeRecord } from './write-record.ts';

/** How many drafts a run has published, and how many could not be: the next run tries these again. */
interface PublishedBySchedule {
  readonly published: number;
  readonly failed: number;
}

/**
 * Publishes the drafts whose time has come, each as a new version by the person who set the time. Runs every minute. It
 * may be killed at any point, and two runs may overlap. It reads the list of keys and the index, and of the records only those that are due.
 */
export async function publishDue(now: Date): Promise<PublishedBySchedule> {
  const { entries } = await withOwnDeadline(() => currentIndex(summaryIndex), new Deadline());
  const due = entries.filter(({ publishAt }) => isPublishTimeReached(publishAt, now));
  const { results } = await inParallel(due, ({ id }) => publishOrLog(id, now));
  return {
    published: results.filter((result) => result === 'published').length,
    failed: results.filter((result) => result === 'failed').length,
  };
}

async function publishOrLog(id: string, now: Date): Promise<'published' | 'unchanged' | 'failed'> {
  try {
    const isPublished = await withOwnDeadline(() => publish(id, now), new Deadline());
    return isPublished ? 'published' : 'unchanged';
  } catch (error) {
    console.error(`The opportunity ${id} was not published at its time; the next run retries:`, error);
    return 'failed';
  }
}

/** Whether this run has published it: another run or an administrator may have been faster. */
function publish(id: string, now: Date): Promise<boolean> {
  const write = { ...newWrite(), at: now.toISOString() };
  return writeRecord<boolean>(id, (current) => {
    if (!current) return done(false);
    if (versionWrittenBy(current, write.token)) return done(true);
    if (!isDue(current, now)) return done(false);
    const by = publishTimeAuthor(current);
    return { kind: 'write', value: publishedRecord(current, { ...write, by }), result: true };
  });
}

/** Whether a record is a draft whose time of publication has come. Another status than `draft` is of a newer deploy. */
function isDue({ deletedAt, status, publishAt }: OpportunityRecord, now: Date): boolean {
  return deletedAt === undefined && status === 'draft' && isPublishTimeReached(publishAt, now);
}

/**
 * The author of the version that set the record’s time of publication. `undefined` if that version has no author or is
 * no longer kept.
 */
function publishTimeAuthor(record: OpportunityRecord): Author | undefined {
  const versions = versionsOf(record);
  const before = versions.findIndex(({ publishAt }) => publishAt !== record.publishAt);
  const setting = before === -1 ? versions.find(({ version }) => version === 1) : versions[before - 1];
  if (!setting) return undefined;
  return authorIn(setting.by, setting.writeToken);
}
