/** A UUID of any version in lower case, as `crypto.randomUUID` writes it. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a value from outside is a UUID as we write them. Ids of opportunities and idempotency keys are such. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

/** A stored image's file name: 128 random bits in lower-case hexadecimal, always WebP. The server alone makes them. */
const imageName = /^[0-9a-f]{32}\.webp$/;

/** Whether a value from outside has the shape of a stored image's name; it may still name nothing. */
export function isImageName(value: unknown): value is string {
  return typeof value === 'string' && imageName.test(value);
}

/** A new name that cannot be guessed. */
export function newImageName(): string {
  return `${crypto.randomUUID().replaceAll('-', '')}.webp`;
}
