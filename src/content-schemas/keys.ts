/** Keys of each section's short texts, in page order: `content/<section>/<language>/<key>.md`. */
export const sectionTextKeys = {
  services: ['opportunities', 'support', 'positioning'],
  values: ['quality', 'integrity', 'innovation', 'customer-focus'],
  reasons: ['natural-resources', 'talent', 'market-access', 'quality-of-life'],
  purpose: ['mission', 'vision'],
} as const;

/** Topics by which provinces are compared, in page order. */
export const measureTopics = ['land', 'labour', 'energy', 'transport'] as const;

/** What the page of a province says about single topics, in page order (`content/provinces/details/<topic>.yaml`). */
export const detailTopics = [
  'supply',
  'taxes',
  'royalties',
  'permits',
  'water',
  'parks',
  'rail',
  'power',
  'gas',
  'universities',
] as const;
