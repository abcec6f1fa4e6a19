import { createHash } from 'node:crypto';
import { Unavailable } from '#domain/unavailable';
import { deployContext, isOnPlatform } from '../env/index.ts';

/** What the site keeps stores for. No name may be another's followed by a hyphen: a context is joined on with one. */
export const storePurposes = [
  'opportunities',
  'opportunity-index',
  'images',
  'given-up-images',
  'unnamed-images',
  'enquiries',
  'enquiry-references',
  'enquiry-index',
  'outbox',
  'limits',
] as const;

export type StorePurpose = (typeof storePurposes)[number];

// A local store lives in a folder of its own, so that `dev` and, off the platform, no context at all may use the plain
// names. They have to be the same: under `astro dev` only the pages run with a `Netlify.context`, the functions without.
const plainContexts = ['production', 'dev'];

/**
 * The store's name on the platform: the purpose, followed by the deploy context outside production, because site stores
 * are shared by production, previews and branches. At most 64 bytes without a slash, as the platform wants it. On the
 * platform, a process that does not know its context is `Unavailable`: it could be a preview about to write to production.
 */
export function storeName(purpose: StorePurpose): string {
  const context = deployContext();
  if (context === undefined && isOnPlatform()) throw new Unavailable('The deploy context is not known.');
  if (context === undefined || plainContexts.includes(context)) return purpose;
  return `${purpose}-${suffixOf(context)}`;
}

function suffixOf(context: string): string {
  if (/^[a-z0-9-]{1,30}$/.test(context)) return context;
  const digest = createHash('sha256').update(context).digest('hex').slice(0, 8);
  const readable = context.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return `${readable.slice(0, 20)}-${digest}`;
}
