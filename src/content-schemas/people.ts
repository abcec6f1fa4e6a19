import { z } from 'astro/zod';
import { fields, inEachLanguage, secureURL, text } from './fields.ts';

/**
 * `content/founders.yaml`. While the name is missing, the page shows the role, a key of `about.roles` in the dictionary.
 */
export const foundersSchema = fields({
  founders: z.array(
    fields({
      role: z.enum(['ceo', 'cto'], 'expected ceo or cto'),
      name: text().optional(),
      profile: secureURL().optional(),
    }).refine(({ name, profile }) => name !== undefined || profile === undefined, {
      error: 'expected a name beside it',
      path: ['profile'],
    }),
    'expected a list of role, and name and profile once they are known',
  ),
});

/** `content/partners.yaml`. While the name is missing, the page shows the kind of partner. */
export const partnersSchema = fields({
  partners: z.array(
    fields({
      kind: inEachLanguage(),
      name: inEachLanguage().optional(),
      role: inEachLanguage(),
      address: secureURL().optional(),
    }).refine(({ name, address }) => name !== undefined || address === undefined, {
      error: 'expected a name beside it',
      path: ['address'],
    }),
    'expected a list of kind and role, and name and address once they are known',
  ),
});
