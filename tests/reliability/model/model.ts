import type { SentContent } from '#domain/opportunity/content';
import { type Author, ownerId } from '#domain/people';
import { dayMs, hourMs } from '#domain/time/day';
import { account } from '../own-surroundings.ts';

const mostPastVersions = 20;

/** The author of every change. */
export const by: Author = { id: ownerId, name: account.username };

export interface ModelVersion extends SentContent {
  readonly version: number;
  readonly updatedAt: string;
  /** Absent from a publication by the schedule if the version that set its time is no longer kept. */
  readonly by?: Author;
}

interface ModelRecord {
  readonly createdAt: string;
  /** The body that created it. */
  readonly sent: string;
  readonly deletedAt?: string | undefined;
  /** Only its id is left, which cannot be reused for a day. */
  readonly erasedAt?: string;
  /** Newest first, including the current one. */
  readonly versions: readonly [ModelVersion, ...ModelVersion[]];
}

interface ModelImage {
  readonly deletedAt?: number;
  readonly orphanedSince?: number | undefined;
}

/** The expected response: a status and, if any, the opportunity. */
export interface Expected {
  readonly status: number;
  readonly shown?: object;
}

/** A simple model of the site: maps in memory, without failures and concurrency. */
export class Model {
  now = 0;
  readonly records = new Map<string, ModelRecord>();
  /** Images whose bytes still exist. */
  readonly images = new Map<string, ModelImage>();
  readonly enquiries = new Map<string, { readonly message: string; readonly reference: string }>();

  create(id: string, fields: SentContent): Expected {
    if (!fields.imageURL.every((name) => this.isReadable(name))) return { status: 400 };
    const [record, sent] = [this.records.get(id), JSON.stringify(after({}, fields))];
    if (record && record.sent !== sent) return { status: 409 };
    if (record?.deletedAt) return { status: 404 };
    if (!record) {
      const first = {
        ...timely(after({ language: 'en', status: 'published' }, fields)),
        version: 1,
        updatedAt: this.#time,
        by,
      };
      this.records.set(id, { createdAt: this.#time, sent, versions: [first] });
    }
    return this.#shown(id);
  }

  edit(id: string, fields: SentContent, version: number | undefined): Expected {
    if (!fields.imageURL.every((name) => this.isReadable(name))) return { status: 400 };
    const current = this.live(id);
    if (!current) return { status: 404 };
    if (version !== undefined && version !== current.version) return { status: 409 };
    return this.#put(id, timely(after(current, fields)));
  }

  remove(id: string): Expected {
    const record = this.records.get(id);
    if (record) this.records.set(id, { ...record, deletedAt: record.deletedAt ?? this.#time });
    return { status: 204 };
  }

  restore(id: string, version: number | undefined, current: number | undefined): Expected {
    const record = this.known(id);
    const wanted = record?.versions.find((one) => one.version === (version ?? record.versions[0].version));
    if (!record || !wanted) return { status: 404 };
    const [present] = record.versions;
    const isWaiting = !record.deletedAt && present.publishAt === wanted.publishAt;
    const restored = isWaiting || !this.#isReached(wanted) ? wanted : without(wanted, 'publishAt');
    if (!record.deletedAt && sameContent(present, restored)) return this.#shown(id);
    if (current !== undefined && current !== present.version) return { status: 409 };
    return this.#put(id, restored, true);
  }

  /** Publishes the drafts whose time has come. */
  publishDue(): void {
    for (const [id, { versions }] of this.records) {
      const draft = this.live(id);
      if (draft?.status !== 'draft' || !this.#isReached(draft)) continue;
      const isSetterKept = versions.some(({ version, publishAt }) => version === 1 || publishAt !== draft.publishAt);
      this.#put(id, { ...without(draft, 'publishAt'), status: 'published' }, true);
      if (!isSetterKept) this.#forgetAuthor(id);
    }
  }

  /** A record that is live or in the trash. */
  known(id: string): ModelRecord | undefined {
    const record = this.records.get(id);
    return record?.erasedAt ? undefined : record;
  }

  live(id: string): ModelVersion | undefined {
    const record = this.known(id);
    return record?.deletedAt ? undefined : record?.versions[0];
  }

  isReadable(name: string): boolean {
    const image = this.images.get(name);
    return image !== undefined && image.deletedAt === undefined;
  }

  markForDeletion(name: string): void {
    if (this.isReadable(name) && !this.#referenced.has(name)) this.images.set(name, { deletedAt: this.now });
  }

  sweep(): void {
    const isOver = (since: string | undefined, time: number) => since && this.now - Date.parse(since) >= time;
    for (const [id, record] of this.records) {
      if (isOver(record.erasedAt, dayMs)) this.records.delete(id);
      else if (!record.erasedAt && isOver(record.deletedAt, 30 * dayMs)) {
        this.records.set(id, { ...record, erasedAt: this.#time });
      }
    }
    const referenced = this.#referenced;
    for (const [name, { deletedAt, orphanedSince }] of this.images) {
      if (deletedAt !== undefined) {
        if (this.now - deletedAt >= hourMs) this.images.delete(name);
        continue;
      }
      const since = referenced.has(name) ? undefined : (orphanedSince ?? this.now);
      const isLong = since !== undefined && this.now - since >= dayMs;
      this.images.set(name, isLong ? { deletedAt: this.now } : { orphanedSince: since });
    }
  }

  #isReached({ publishAt }: ModelVersion): boolean {
    return typeof publishAt === 'string' && Date.parse(publishAt) <= this.now;
  }

  #forgetAuthor(id: string): void {
    const record = this.records.get(id);
    if (!record) return;
    const [newest, ...past] = record.versions;
    this.records.set(id, { ...record, versions: [without(newest, 'by'), ...past] });
  }

  get #time(): string {
    return new Date(this.now).toISOString();
  }

  get #referenced(): ReadonlySet<string> {
    const versions = [...this.records.keys()].flatMap((id) => this.known(id)?.versions ?? []);
    return new Set(versions.flatMap(({ imageURL }) => imageURL));
  }

  #put(id: string, content: ModelVersion, always = false): Expected {
    const record = this.records.get(id);
    if (!record) return { status: 404 };
    const [current] = record.versions;
    if (!always && sameContent(current, content)) return this.#shown(id);
    const next = { ...content, version: current.version + 1, updatedAt: this.#time, by };
    const past = record.versions.slice(0, mostPastVersions);
    this.records.set(id, { ...record, deletedAt: undefined, versions: [next, ...past] });
    return this.#shown(id);
  }

  #shown(id: string): Expected {
    const record = this.records.get(id);
    return { status: 200, shown: { id, createdAt: record?.createdAt, ...record?.versions[0] } };
  }
}

/** The content after a save: omitted fields stay, `null` removes one. Keys are sorted. */
function after<Before extends object>(before: Before, fields: SentContent): Before & SentContent {
  const said = Object.entries({ ...before, ...JSON.parse(JSON.stringify(fields)) });
  return JSON.parse(JSON.stringify(Object.fromEntries(said.filter(([, value]) => value !== null).sort())));
}

/** The content without the time to publish what is published. */
function timely<Content extends SentContent>(content: Content): Content | Omit<Content, 'publishAt'> {
  return content.status === 'published' ? without(content, 'publishAt') : content;
}

function without<Whole extends object, Key extends keyof Whole>(whole: Whole, key: Key): Omit<Whole, Key> {
  const { [key]: _, ...rest } = whole;
  return rest;
}

function sameContent(one: ModelVersion, other: ModelVersion): boolean {
  const content = ({ version, updatedAt, by: _, ...rest }: ModelVersion) => JSON.stringify(Object.entries(rest).sort());
  return content(one) === content(other);
}
