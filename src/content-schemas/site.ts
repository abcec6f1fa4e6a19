import { z } from 'astro/zod';
import { playerURL, videoURLExpected } from '#domain/video';
import { fields, requiredInEachLanguage, secureURL, text } from './fields.ts';

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (value instanceof Object && Object.values(value).every(isEmpty));

/** An optional value: an empty line counts as missing. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), schema.optional());

const taxNumberExpected = 'expected a CUIT, such as 30-00000000-7';

/** Validates the check digit of a CUIT as ARCA computes it (modulo 11). */
function isCheckDigitValid(number: string): boolean {
  const digits = [...number.replaceAll('-', '')].map(Number);
  const sum = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1].reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);
  return sum % 11 === 0;
}

/** `owner` of `content/site.yaml`: who runs the site. */
export const ownerSchema = fields({
  legalName: optional(text()),
  taxNumber: optional(
    z
      .string(taxNumberExpected)
      .regex(/^\d{2}-\d{8}-\d$/, taxNumberExpected)
      .refine(isCheckDigitValid, { error: 'its check digit does not match: a digit is mistyped' }),
  ),
  address: optional(text()),
  ownership: optional(fields({ isState: z.boolean('expected true or false'), ...requiredInEachLanguage().shape })),
  paidBy: optional(requiredInEachLanguage()),
  courts: optional(requiredInEachLanguage()),
});

/** `contact` of `content/site.yaml`. */
export const teamSchema = fields({
  phone: optional(
    z.string('expected a text').regex(/^\+[\d ()-]{8,24}$/, 'expected "+", the country code and the number'),
  ),
  email: optional(z.email('expected an e-mail address')),
  wechat: optional(text()),
});

/** `video` of `content/site.yaml`. */
const videoSchema = fields({
  address: text().refine((url) => playerURL(url) !== undefined, { error: videoURLExpected }),
  title: requiredInEachLanguage(),
  chinaAddress: secureURL().optional(),
});

/** `privacy` of `content/site.yaml`: details required by law. All are optional until the owner provides them. */
export const responsibleSchema = fields({
  registration: optional(text()),
  inEurope: optional(text()),
  inChina: optional(text()),
});

/** The whole of `content/site.yaml`. */
export const siteSchema = fields({
  owner: optional(ownerSchema),
  contact: optional(teamSchema),
  video: optional(videoSchema),
  privacy: optional(responsibleSchema),
});

/** The whole of `content/site.example.yaml`: a fictitious owner for local development. */
export const exampleSchema = fields({ owner: ownerSchema, contact: teamSchema, privacy: responsibleSchema });

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
      kind: requiredInEachLanguage(),
      name: requiredInEachLanguage().optional(),
      role: requiredInEachLanguage(),
      address: secureURL().optional(),
    }).refine(({ name, address }) => name !== undefined || address === undefined, {
      error: 'expected a name beside it',
      path: ['address'],
    }),
    'expected a list of kind and role, and name and address once they are known',
  ),
});
