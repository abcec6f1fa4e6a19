import { getEntry } from 'astro:content';

/** Phone and e-mail of the team, from content/site.yaml: every page shows them in its footer. */
export async function readTeam() {
  const entry = await getEntry('site', 'contact');
  if (entry?.data.about !== 'team') throw new Error('content/site.yaml: expected "contact" with phone and email');
  return entry.data;
}
