/**
 * What can go wrong with any request. `drop-before`: the connection ends and nothing happened. `drop-after`: it ends
 * after the request was carried out. A number: that status, nothing carried out. `hang`: no response, ever, and nothing
 * carried out; `hang-after`: carried out, no response. `truncated`: the connection ends in the middle of the body.
 * `shortened`: a well-formed response that holds half of the body.
 */
export const faultKinds = [
  'drop-before',
  'drop-after',
  '401',
  '409',
  '429',
  '500',
  '503',
  'hang',
  'hang-after',
  'truncated',
  'shortened',
] as const;

/**
 * What strikes lists only. `stale-list`: it shows its keys as they were some time ago. `partial-list`, by script alone:
 * it lacks the second half of its keys.
 */
const ofLists = ['stale-list', 'partial-list'] as const;

/** `late`: no response, and carried out a little later, when the client may have given up. */
export type FaultKind = (typeof faultKinds)[number] | (typeof ofLists)[number] | 'late';

/** Those that strike lists and nothing else. */
export const listFaultKinds: readonly FaultKind[] = ofLists;

/** A request as the plan sees it. `store` is the name given to the client, `key` is empty for a list. */
export interface PlannedCall {
  readonly method: string;
  readonly store: string;
  readonly key: string;
  /** Who asks, where the test tells its clients apart. */
  readonly client?: string | undefined;
}

/** Every fault that may strike by chance. */
export const chanceKinds: readonly FaultKind[] = [...faultKinds, 'late', 'stale-list'];
