/** A UUID of any version in lower case, as `crypto.randomUUID` writes it. */
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether an untrusted value is a UUID in our format, like ids of opportunities and idempotency keys. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && uuid.test(value);
}

/**
 * The file name of a stored image: 128 random bits in lower-case hexadecimal, always WebP. Only the server creates
 * these.
 */
const imageName = /^[0-9a-f]{32}\.webp$/;

/** Whether an untrusted value has the format of an image name; the image may not exist. */
export function isImageName(value: unknown): value is string {
  return typeof value === 'string' && imageName.test(value);
}

/** A new unguessable name. */
export function newImageName(): string {
  return `${crypto.randomUUID().replaceAll('-', '')}.webp`;
}
