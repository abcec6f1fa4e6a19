import { idempotencyHeader } from '#domain/calls/call';
import { isUuid } from '#domain/ids';
import { Problem } from './problem.ts';

/**
 * The key that makes a repeated request harmless: the client's UUID, or a new one for a client that sent none. A key that
 * is no UUID is `invalid`, naming the header.
 */
export function idempotencyKey(request: Request): string {
  const sent = request.headers.get(idempotencyHeader);
  if (sent === null) return crypto.randomUUID();
  const key = sent.trim().toLowerCase();
  if (!isUuid(key)) throw new Problem('invalid', { fields: { [idempotencyHeader]: 'wrong-type' } });
  return key;
}
