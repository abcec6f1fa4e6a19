import { createHash } from 'node:crypto';
import { Unavailable } from '#domain/calls/errors';
import { deployContext, isOnPlatform } from '../env/index.ts';

/**
 * The purposes of the site’s stores. No name may be another one followed by a hyphen, because the deploy context is
 * appended with a hyphen.
 */
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
  'people',
  'limits',
  'heartbeats',
] as const;

export type StorePurpose = (typeof storePurposes)[number];

// A local store has its own folder, so that `dev` and, off the platform, no context may use the plain names. They must
// be the same: under `astro dev` only pages have a `Netlify.context`, functions do not.
const plainContexts = ['production', 'dev'];

/**
 * The store’s name on the platform: the purpose, followed by the deploy context outside production, because
 * production, previews and branches share site stores. At most 64 bytes without a slash, as the platform requires. On
 * the platform a process with an unknown context is `Unavailable`: it could be a preview writing to production.
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
