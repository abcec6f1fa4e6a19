import type { GenericSchema, InferOutput } from 'valibot';
import { limits } from '#domain/limits';
import { validate } from '#domain/validate';
import { mediaType, readBody } from './body.ts';
import { Problem } from './problem.ts';

/**
 * The body of a request, parsed as JSON and checked against a schema of `domain`: `unsupported-type` for another
 * content type, `too-large` over limits.jsonBytes, `malformed` when it cannot be parsed, `invalid` with the fields.
 */
export async function readJson<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  if (mediaType(request) !== 'application/json') throw new Problem('unsupported-type');
  return checked(schema, parse(await readBody(request, limits.jsonBytes)));
}

/** Like `readJson`, for an optional body: without one it is an object without fields. */
export async function readOptionalJson<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<InferOutput<Schema>> {
  const bytes = await readBody(request, limits.jsonBytes);
  if (bytes.byteLength === 0) return checked(schema, {});
  if (mediaType(request) !== 'application/json') throw new Problem('unsupported-type');
  const value = parse(bytes);
  // For a schema a list is an object too, and would match one with only optional fields.
  if (Array.isArray(value)) throw new Problem('invalid', { fields: { body: 'wrong-type' } });
  return checked(schema, value);
}

function checked<Schema extends GenericSchema>(schema: Schema, value: unknown): InferOutput<Schema> {
  const result = validate(schema, value);
  if (result.kind === 'invalid') throw new Problem('invalid', { fields: result.fields });
  return result.value;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new Problem('malformed', { cause });
  }
}
