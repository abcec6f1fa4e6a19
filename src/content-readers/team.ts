import type { Owner } from '#domain/owner';
import type { Team } from '#domain/team';
import { readSite } from './site';

/** How the team is reached, from `content/site.yaml`: every page shows it in its footer. */
export async function readTeam(): Promise<Team> {
  return (await readSite()).contact ?? {};
}

/** Who runs the site, from `content/site.yaml`. */
export async function readOwner(): Promise<Owner> {
  return (await readSite()).owner ?? {};
}
