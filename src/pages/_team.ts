import { getEntry } from 'astro:content';

/** Phone and e-mail of the team, from content/site.yaml. */
export async function readTeam() {
  const entry = await getEntry('site', 'contact');
  if (!entry) throw new Error('content/site.yaml: expected an entry "contact" with phone and email');
  return entry.data;
}
