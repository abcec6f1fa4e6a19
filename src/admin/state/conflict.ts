import { contentOf, type OpportunityContent } from '#domain/opportunity/content';
import { type Choices, mergedContent, type Sides } from '#domain/opportunity/merge';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { fetchHistory } from '../../api/admin-opportunities';
import { withToken } from './call';
import { checkForm } from './form-problems';
import { contentSent, type FormContent, formContentOf } from './form-values';
import type { Base } from './save';

/** A save met another version on top than the one that the form began from. */
export interface Conflict {
  readonly kind: 'conflict';
  readonly theirs: Opportunity;
  /** What stood in the form then. */
  readonly mine: OpportunityContent;
  /** What both began from; `undefined` where nobody knows it. */
  readonly base: OpportunityContent | undefined;
}

/** A conflict of a form that began from a base. */
export async function conflictOf(began: Base, theirs: Opportunity, form: FormContent): Promise<Conflict> {
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
 * What a form and the other version began from: a version that the form knows, or one that the history has. It is never
 * guessed: where that version is forgotten, or the history cannot be had, there is none. What was saved as a new one, by an
 * attempt whose answer was lost, began from its first version.
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
  if (history.kind !== 'answered') return undefined;
  return history.answer.versions.find((one) => one.version === version);
}

/** The sides of a conflict. Mine is the form as it stands; where something in it is at fault, what stood there then. */
export function sidesOf({ theirs, mine, base }: Conflict, form: FormContent): Sides {
  const checked = checkForm(form);
  return { base, theirs: contentOf(theirs), mine: checked.kind === 'valid' ? contentSent(checked.value) : mine };
}

/** Both sides of a conflict as a form would hold them; nothing as long as a choice is missing. */
export function mergedForm(conflict: Conflict, form: FormContent, choices: Choices): FormContent | undefined {
  // Nothing that is at fault is merged away: it is told first.
  if (checkForm(form).kind !== 'valid') return form;
  const merged = mergedContent(sidesOf(conflict, form), choices);
  return merged && formContentOf(merged);
}
