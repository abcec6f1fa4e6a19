import { idempotencyHeader } from '#domain/calls/call';
import { isUuid } from '#domain/ids';
import { Problem } from './problem.ts';

/**
 * The idempotency key: the client’s UUID, or a new one if it sent none. A key that is not a UUID is `invalid`, with
 * the header’s name.
 */
export function idempotencyKey(request: Request): string {
  const sent = request.headers.get(idempotencyHeader);
  if (sent === null) return crypto.randomUUID();
  const key = sent.trim().toLowerCase();
  if (!isUuid(key)) throw new Problem('invalid', { fields: { [idempotencyHeader]: 'wrong-type' } });
  return key;
}
