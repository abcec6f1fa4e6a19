/**
 * Faults of any request. `drop-before`: the connection closes and nothing is executed. `drop-after`: it closes after
 * execution. A number: that status, without execution. `hang`: no response and no execution. `hang-after`: execution
 * without response. `truncated`: the connection closes in the middle of the body. `shortened`: a well-formed response
 * with half of the body.
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
 * Faults of lists only. `stale-list`: the keys of an earlier time. `partial-list`, only when scripted: without the
 * second half of its keys.
 */
const ofLists = ['stale-list', 'partial-list'] as const;

/** `late`: no response, and execution a little later, when the client may have given up. */
export type FaultKind = (typeof faultKinds)[number] | (typeof ofLists)[number] | 'late';

/** The faults of lists only. */
export const listFaultKinds: readonly FaultKind[] = ofLists;

/** A request for the fault plan. `store` is the name given to the client. `key` is empty for a list. */
export interface PlannedCall {
  readonly method: string;
  readonly store: string;
  readonly key: string;
  /** The client, in tests that distinguish several. */
  readonly client?: string | undefined;
}

/** Every fault that may occur at random. */
export const chanceKinds: readonly FaultKind[] = [...faultKinds, 'late', 'stale-list'];
