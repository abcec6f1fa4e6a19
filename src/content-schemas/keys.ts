/** Keys of each section's short texts, in page order: `content/<section>/<language>/<key>.md`. */
export const sectionTextKeys = {
  services: ['opportunities', 'support', 'positioning'],
  values: ['quality', 'integrity', 'innovation', 'customer-focus'],
  reasons: ['natural-resources', 'talent', 'market-access', 'quality-of-life'],
  purpose: ['mission', 'vision'],
} as const;

/** Topics by which provinces are compared, in page order. */
export const measureTopics = ['land', 'labour', 'energy', 'transport'] as const;
