import type { Owner, Team } from '#domain/owner';
import { readSite } from './site';

/** The team's contact details from `content/site.yaml`, shown in every footer. */
export async function readTeam(): Promise<Team> {
  return (await readSite()).contact ?? {};
}

/** The site's owner, from `content/site.yaml`. */
export async function readOwner(): Promise<Owner> {
  return (await readSite()).owner ?? {};
}
