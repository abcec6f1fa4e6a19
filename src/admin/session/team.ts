import { fetchTeam } from '../../api/people';
import { createPart } from './call';

const team = createPart(fetchTeam);

/** The accounts that can log in, for the choice of an assignee. */
export const $team = team.$state;

/** Loads the team again; the present one stays visible until then. */
export const refreshTeam = team.refresh;
