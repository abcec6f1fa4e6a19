import { file } from 'astro/loaders';
import { z } from 'astro/zod';
import { defineCollection } from 'astro:content';

const site = defineCollection({
  loader: file('content/site.yaml'),
  schema: z.strictObject({
    phone: z.string().regex(/^\+[\d ()-]{8,24}$/, 'content/site.yaml, phone: expected "+", the country code and the number'),
    email: z.email('content/site.yaml, email: expected an e-mail address'),
  }),
});

export const collections = { site };
