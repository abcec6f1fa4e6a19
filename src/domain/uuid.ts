/** A UUID of any version in lower case, as `crypto.randomUUID` writes it. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a value from outside is a UUID as we write them. Ids of opportunities and idempotency keys are such. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}
