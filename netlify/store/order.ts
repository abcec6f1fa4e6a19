/** By creation, newest first; by id where that is equal, so that the order never changes between two reads. */
export function newestFirst(one: { createdAt: string; id: string }, other: { createdAt: string; id: string }): number {
  return downwards(one.createdAt, other.createdAt) || -downwards(one.id, other.id);
}

/** The greater text first. */
export function downwards(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? 1 : -1;
}
