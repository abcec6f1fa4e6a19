import * as v from 'valibot';
import { call, nothing } from '#domain/calls/call';
import { languages } from '#domain/language';

const project = {
  path: v.string(),
  title: v.string(),
  /** The language of the title if it is not the page’s. */
  language: v.optional(v.picklist(languages)),
  /** Sample mark, sector, province and the language of the title, on one line. */
  words: v.string(),
};

/** The home page’s texts on published opportunities, so that its script needs no dictionary. */
const response = v.object({
  /** The heading: another one if all projects are samples. */
  title: v.string(),
  project: v.object({
    ...project,
    cover: v.optional(v.object({ src: v.string(), srcset: v.string() })),
    /** The first is the sum. */
    facts: v.array(v.object({ label: v.string(), text: v.string() })),
  }),
  /** At most three. */
  others: v.array(v.object({ ...project, sum: v.optional(v.string()) })),
});

export type FeaturedProjects = v.InferOutput<typeof response>;

/** The projects of the home page, by language (`en.json`); `null` if no project is open. */
export const featuredProjects = call({
  method: 'GET',
  path: '/featured/:file',
  body: nothing,
  status: 200,
  response: v.nullable(response),
  errors: [],
});
