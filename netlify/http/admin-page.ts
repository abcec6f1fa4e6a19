import type { GenericSchema, InferOutput } from 'valibot';
import { readJson } from './read-json.ts';
import { requireAdmin } from './require-admin.ts';
import { hardened, refusal } from './responses.ts';

/** What the administrator has sent to a page, or what whoever asked is answered instead. */
export type SentToPage<Value> =
  | { readonly kind: 'sent'; readonly value: Value }
  | { readonly kind: 'refused'; readonly response: Response };

/** Reads what the administrator sends to an on-demand page, checked against a schema; nobody else's body is read. */
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
