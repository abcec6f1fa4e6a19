import * as v from 'valibot';

// https://docs.netlify.com/build/image-cdn/overview/; the side limit is that of JPEG; the platform documents none.
const side = v.pipe(
  v.string(),
  v.regex(/^[1-9]\d{0,4}$/),
  v.check((text) => Number(text) <= 65_535),
);
const quality = v.pipe(v.string(), v.regex(/^(?:[1-9]\d?|100)$/));

const parameters = v.object({
  w: v.optional(side),
  width: v.optional(side),
  h: v.optional(side),
  height: v.optional(side),
  q: v.optional(quality),
  quality: v.optional(quality),
  fm: v.optional(v.picklist(['avif', 'jpg', 'jpeg', 'png', 'webp', 'gif', 'blurhash'])),
  fit: v.optional(v.picklist(['contain', 'cover', 'fill'])),
  position: v.optional(v.picklist(['top', 'bottom', 'left', 'right', 'center'])),
});

/**
 * Validates the parameters of an image CDN's URL. The emulator passes them on unchecked: a wrong one fails in the
 * encoder (500), and a comma adds an instruction (`w=9,enlarge`).
 */
export function areImageParameters(query: URLSearchParams): boolean {
  // The emulator uses the first value of a repeated parameter.
  const sent = Object.fromEntries([...query].toReversed());
  return v.is(parameters, sent);
}
