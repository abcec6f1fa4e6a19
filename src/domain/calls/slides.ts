import * as v from 'valibot';
import { call, nothing } from '#domain/calls/call';

const slide = v.object({
  src: v.string(),
  srcset: v.string(),
  sizes: v.string(),
  /** The part for phones. */
  portrait: v.optional(v.object({ media: v.string(), sizes: v.string(), srcset: v.string() })),
  /** Whether the subject stands right of the middle. */
  leans: v.boolean(),
  alt: v.string(),
  /** The words of the caption, in their order. */
  caption: v.object({
    /** `Picture 12`, and a space. */
    numbered: v.string(),
    /** The place, in italics. */
    name: v.string(),
    /** Before the coordinates, where there are any. */
    space: v.string(),
    coordinates: v.string(),
  }),
});

export type Slide = v.InferOutput<typeof slide>;

/** The slides of the home page after the first: a file of the build for each language (`en.json`), apart from the page. */
export const laterSlides = call({
  method: 'GET',
  path: '/slides/:file',
  body: nothing,
  status: 200,
  answer: v.array(slide),
  errors: [],
});
