import { createHash } from 'node:crypto';
import type * as v from 'valibot';

/** A digest of a schema’s shape: it changes with every added or removed key, type or choice. */
export function shapeHash(schema: v.GenericSchema): string {
  return createHash('sha256')
    .update(JSON.stringify(shapeOf(schema)))
    .digest('base64url')
    .slice(0, 12);
}

// A schema is an object whose parts are schemas, choices or literals. Its functions do not affect the shape.
function shapeOf(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(shapeOf);
  if (typeof part !== 'object' || part === null) return part;
  const own = Object.entries(part).filter(([key, value]) => typeof value !== 'function' && !internal.includes(key));
  return Object.fromEntries(own.map(([key, value]) => [key, shapeOf(value)]));
}

/** Keys of a valibot schema that describe its use, not its shape. */
const internal = ['~standard', 'message', 'async', 'expects'];
