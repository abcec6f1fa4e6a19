/** The short texts of each section, in the order of the page: `content/<section>/<language>/<key>.md`. */
export const textKeys = {
  services: ['opportunities', 'support', 'positioning'],
  values: ['quality', 'integrity', 'innovation', 'customer-focus'],
  reasons: ['natural-resources', 'talent', 'market-access', 'quality-of-life'],
  purpose: ['mission', 'vision'],
} as const;

/** What the provinces are compared by, in the order of the page. */
export const measureTopics = ['land', 'labour', 'energy', 'transport'] as const;
