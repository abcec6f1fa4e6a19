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
