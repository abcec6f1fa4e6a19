import { contentOf, type OpportunityContent } from '#domain/opportunity/content';
import { type Choices, mergedContent, type Sides } from '#domain/opportunity/merge';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { fetchHistory } from '../../api/admin-opportunities';
import { contentSent, type FormContent, formContentOf } from '../form-values/form-values';
import { withToken } from '../session/call';
import { checkForm } from './form-problems';
import { type Base, statusOf } from './save';

/** A save was refused, because the stored version is newer than the one the form began from. */
export interface ConflictState {
  readonly kind: 'conflict';
  readonly theirs: Opportunity;
  /** The form's content at the time of the save. */
  readonly mine: OpportunityContent;
  /** The common ancestor of both sides; `undefined` if unknown. */
  readonly base: OpportunityContent | undefined;
}

/** Creates the conflict and looks up the common ancestor. */
export async function conflictOf(began: Base, theirs: Opportunity, form: FormContent): Promise<ConflictState> {
  const base = await contentBegunFrom(began, theirs);
  const checked = checkForm(form);
  return {
    kind: 'conflict',
    theirs,
    base,
    mine: checked.kind === 'valid' ? contentSent(checked.value) : (base ?? contentOf(theirs)),
  };
}

/**
 * The common ancestor of the form and the stored version: a version that the form knows, or one from the history. It is
 * never guessed: `undefined` if that version has expired or the history cannot be loaded. For a new opportunity that an
 * earlier attempt has saved (its response was lost), it is the first version.
 */
async function contentBegunFrom(began: Base, theirs: Opportunity): Promise<OpportunityContent | undefined> {
  const isEdit = began.kind === 'record' && began.record.id === theirs.id;
  const version = isEdit ? began.version : 1;
  const known = isEdit ? [theirs, began.record] : [theirs];
  const found = known.find((record) => record.version === version) ?? (await rememberedVersion(theirs.id, version));
  return found && contentOf(found);
}

async function rememberedVersion(id: string, version: number): Promise<Opportunity | undefined> {
  const history = await withToken((token) => fetchHistory(token, id));
  if (history.kind !== 'succeeded') return undefined;
  return history.response.versions.find((one) => one.version === version);
}

/**
 * The sides of a conflict. `mine` is the present form with the status that the save would have set, or its content at the
 * time of the save while the form is invalid.
 */
export function sidesOf({ theirs, mine, base }: ConflictState, form: FormContent): Sides {
  const checked = checkForm({ ...form, ...statusOf(mine) });
  return { base, theirs: contentOf(theirs), mine: checked.kind === 'valid' ? contentSent(checked.value) : mine };
}

/** The merged form content; `undefined` while a choice is missing. An invalid form is returned unchanged. */
export function mergedForm(conflict: ConflictState, form: FormContent, choices: Choices): FormContent | undefined {
  // An invalid form is not merged: its errors are shown first.
  if (checkForm(form).kind !== 'valid') return form;
  const merged = mergedContent(sidesOf(conflict, form), choices);
  return merged && { ...formContentOf(merged), checked: form.checked };
}
