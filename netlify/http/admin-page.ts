import type { GenericSchema, InferOutput } from 'valibot';
import { withinDeadline } from '../store/deadline.ts';
import { readJson } from './read-json.ts';
import { requireAccount } from './require-account.ts';
import { hardened, refusal } from './responses.ts';

/** An editor’s or the owner’s input for a page, or the response that refuses it. */
type SentToPage<Value> =
  | { readonly kind: 'sent'; readonly value: Value }
  | { readonly kind: 'refused'; readonly response: Response };

/**
 * Reads the body of a request of the admin area to an on-demand page, checked against a schema; without a valid token
 * the body is not read.
 */
export async function readFromAdmin<Schema extends GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<SentToPage<InferOutput<Schema>>> {
  try {
    await withinDeadline(() => requireAccount(request, 'editor'));
    return { kind: 'sent', value: await readJson(request, schema) };
  } catch (error) {
    return { kind: 'refused', response: hardened(refusal(error, 'A request to a page'), request.method) };
  }
}
