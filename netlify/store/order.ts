/** By creation, newest first, then by id, so that the order is stable. */
export function newestFirst(one: { createdAt: string; id: string }, other: { createdAt: string; id: string }): number {
  return downwards(one.createdAt, other.createdAt) || -downwards(one.id, other.id);
}

/** Descending order of texts. */
export function downwards(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? 1 : -1;
}
