/** A UUID of any version in lower case, as `crypto.randomUUID` writes it. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether an untrusted value is a UUID in our format, like ids of opportunities and idempotency keys. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}
