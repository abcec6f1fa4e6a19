import type { GenericSchema, InferOutput } from 'valibot';
import { readJson } from './read-json.ts';
import { requireAdmin } from './require-admin.ts';
import { hardened, refusal } from './responses.ts';

/** The administrator’s input for a page, or the response that refuses it. */
export type SentToPage<Value> =
  | { readonly kind: 'sent'; readonly value: Value }
  | { readonly kind: 'refused'; readonly response: Response };

/**
 * Reads the body of an administrator’s request to an on-demand page, checked against a schema; without a valid token
 * the body is not read.
 */
export async function readFromAdmin<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<SentToPage<InferOutput<Schema>>> {
  try {
    await requireAdmin(request);
    return { kind: 'sent', value: await readJson(request, schema) };
  } catch (error) {
    return { kind: 'refused', response: hardened(refusal(error, 'A request to a page'), request.method) };
  }
}
