import { getEntry } from 'astro:content';
import { required } from './required';

/**
 * What the owner states in `content/site.yaml`. Nothing of the owner is filled in yet, and the build shows the example
 * (`showsExample`): then the fictitious owner stands there.
 */
export async function readSite() {
  const entry = await getEntry('site', 'site');
  const { data } = required(entry, 'content/site.yaml: expected this file');
  const example = data.owner || data.contact || data.privacy ? undefined : await getEntry('site', 'site.example');
  return { ...data, ...example?.data };
}
