import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { parse } from 'yaml';

const site = v.object({ owner: v.object({ legalName: v.pipe(v.string(), v.trim(), v.nonEmpty()) }) });

/** Whether the text of a content/site.yaml names the owner of the site. */
export const namesOwner = (text: string): boolean => v.is(site, parse(text));

let named: Promise<boolean> | undefined;

/** Whether this is the public site and content/site.yaml does not name its owner: nobody answers for personal data. */
export async function isOwnerMissing(deployContext: string | undefined): Promise<boolean> {
  if (deployContext !== 'production') return false;
  // The bundler finds the file by this expression and includes it.
  named ??= readFile(new URL('../../content/site.yaml', import.meta.url), 'utf8').then(namesOwner);
  return !(await named);
}

/**
 * Whether a deploy of this context refuses enquiries: the public site without an owner, and every preview, because only
 * the public site erases them on time. A page looks for the owner in the content that it was built with.
 */
export async function refusesEnquiries(
  deployContext = 'dev',
  isMissing = () => isOwnerMissing(deployContext),
): Promise<boolean> {
  return deployContext === 'production' ? isMissing() : deployContext !== 'dev';
}
