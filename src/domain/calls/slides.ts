import * as v from 'valibot';
import { call, nothing } from '#domain/calls/call';

const slide = v.object({
  src: v.string(),
  srcset: v.string(),
  sizes: v.string(),
  /** The crop for phones. */
  portrait: v.optional(v.object({ media: v.string(), sizes: v.string(), srcset: v.string() })),
  /** Whether the subject is right of the centre. */
  leans: v.boolean(),
  alt: v.string(),
  /** The texts of the caption, in order. */
  caption: v.object({
    /** `Picture 12` and a space. */
    numbered: v.string(),
    /** The place, in italics. */
    name: v.string(),
    /** Before the coordinates, if there are any. */
    space: v.string(),
    coordinates: v.string(),
  }),
});

export type Slide = v.InferOutput<typeof slide>;

/**
 * The home page’s slides after the first: a file of the build for each language (`en.json`), separate from the page.
 */
export const laterSlides = call({
  method: 'GET',
  path: '/slides/:file',
  body: nothing,
  status: 200,
  response: v.array(slide),
  errors: [],
});
