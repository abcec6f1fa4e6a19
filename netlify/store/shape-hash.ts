import { createHash } from 'node:crypto';
import type * as v from 'valibot';

/** A digest of the shape that a schema describes: another one for every key, type or choice that is added or taken away. */
export function shapeHash(schema: v.GenericSchema): string {
  return createHash('sha256')
    .update(JSON.stringify(shapeOf(schema)))
    .digest('base64url')
    .slice(0, 12);
}

// A schema is an object whose parts are schemas, choices or literals. Its functions say nothing of the shape.
function shapeOf(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(shapeOf);
  if (typeof part !== 'object' || part === null) return part;
  const own = Object.entries(part).filter(([key, value]) => typeof value !== 'function' && !internal.includes(key));
  return Object.fromEntries(own.map(([key, value]) => [key, shapeOf(value)]));
}

/** Keys of a valibot schema that describe how it is used, not what it accepts. */
const internal = ['~standard', 'message', 'async', 'expects'];
