import * as v from 'valibot';

const text = v.array(v.object({ unit: v.string(), share: v.number() }));

/** An order for the process that searches for slow requests. */
export const slowOrder = v.object({
  kind: v.picklist(['search', 'memory']),
  through: v.picklist(['functions', 'pages']),
  seed: v.optional(v.number(), 1),
  climbs: v.optional(v.number(), 0),
  thorough: v.optional(v.boolean(), false),
  door: v.optional(v.string(), ''),
  spot: v.optional(v.string(), ''),
  text: v.optional(text, []),
});

export type SlowOrder = v.InferInput<typeof slowOrder>;

const found = v.object({
  door: v.string(),
  spot: v.string(),
  text,
  /** A description of the worst input for the table. */
  words: v.string(),
  requests: v.number(),
  /** Its CPU milliseconds on the machine of docs/reliability.md. */
  cpu: v.number(),
  faults: v.array(v.string()),
});

/** The slowest request that was found through an entry point. */
export type FoundSlow = v.InferOutput<typeof found>;

export const searchReport = v.object({ slowness: v.number(), found: v.array(found) });
export const memoryReport = v.object({ megabytes: v.number() });
