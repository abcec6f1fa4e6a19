/** The short texts of each section, in the order of the page: `content/<section>/<language>/<key>.md`. */
export const textKeys = {
  services: ['opportunities', 'support', 'positioning'],
  values: ['quality', 'integrity', 'innovation', 'customer-focus'],
  reasons: ['natural-resources', 'talent', 'market-access', 'quality-of-life'],
  purpose: ['mission', 'vision'],
} as const;
