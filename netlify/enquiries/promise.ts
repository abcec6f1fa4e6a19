/** Until when an answer is promised to an enquiry that came at that time. Both are ISO 8601 in UTC. */
export function promisedBy(receivedAt: string): string {
  return new Date(Date.parse(receivedAt) + 3 * 24 * 3_600_000).toISOString();
}
