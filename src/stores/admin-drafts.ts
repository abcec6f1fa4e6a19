import { persistentMap } from '@nanostores/persistent';
import * as v from 'valibot';

const draft = v.object({
  title: v.string(),
  subtitle: v.string(),
  sector: v.string(),
  description: v.string(),
  /** Absent from what was typed before the form had a choice of language. */
  language: v.exactOptional(v.string()),
  imageURL: v.array(v.string()),
  /** A new opportunity's idempotency key: a save whose answer was lost is not doubled after a reload either. */
  key: v.optional(v.string()),
  /** The version that an edit began from: an edit that has grown stale is still refused after a reload. */
  version: v.optional(v.number()),
});

/** What was typed and not yet saved. */
export type Draft = v.InferOutput<typeof draft>;

/** The name of the draft of a new opportunity; any other draft is named by its opportunity's id. */
export const newDraft = 'new';

type Drafts = Readonly<Record<string, Draft | undefined>>;

export const $drafts = persistentMap<Drafts>('adminDraft:', {}, { encode: JSON.stringify, decode });

function decode(stored: string): Draft | undefined {
  try {
    return v.parse(draft, JSON.parse(stored));
  } catch {
    return undefined;
  }
}

export function readDraft(name: string): Draft | undefined {
  const drafts = $drafts.get();
  // A name comes from an address, and may be one that every object has, such as `constructor`.
  return Object.hasOwn(drafts, name) ? drafts[name] : undefined;
}

export function keepDraft(name: string, kept: Draft): void {
  try {
    $drafts.setKey(name, kept);
  } catch {
    // The storage is full. The form itself still holds what was typed.
  }
}

export function dropDraft(name: string): void {
  $drafts.setKey(name, undefined);
}

/** Turns the draft of an opportunity that is gone into the draft of a new one; not where it would replace another. */
export function startAnew(name: string): boolean {
  const kept = readDraft(name);
  if (!kept || readDraft(newDraft)) return false;
  const { key: _, version: __, ...content } = kept;
  keepDraft(newDraft, content);
  dropDraft(name);
  return true;
}
