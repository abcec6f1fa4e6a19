import { getEntry } from 'astro:content';
import { required } from './required';

/**
 * Reads `content/site.yaml`. As long as the owner's details are missing and the build shows the example (`showsExample`),
 * a fictitious owner is used.
 */
export async function readSite() {
  const entry = await getEntry('site', 'site');
  const { data } = required(entry, 'content/site.yaml: expected this file');
  const example = data.owner || data.contact || data.privacy ? undefined : await getEntry('site', 'site.example');
  return { ...data, ...example?.data };
}
