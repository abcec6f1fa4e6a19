import { Unavailable } from '#domain/calls/errors';
import type { Language } from '#domain/language';
import type { OpportunitySummary } from '#domain/opportunity/opportunity';
import { listPublished } from '../../netlify/for-pages.ts';

/** The published opportunities; `undefined` if the store cannot be read, because the rest of the answer needs none. */
export async function publishedIfAvailable(language: Language): Promise<readonly OpportunitySummary[] | undefined> {
  try {
    return await listPublished(language);
  } catch (cause) {
    if (!(cause instanceof Unavailable)) throw cause;
    console.error('The matching opportunities could not be listed.', cause);
    return undefined;
  }
}
