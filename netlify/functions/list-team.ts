import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/people';
import { route } from '../http/route.ts';
import { listTeam } from '../people/people.ts';

export default route(calls.listTeam, async () => ({ value: await listTeam() }));

export const config: Config = { path: '/api/people/team' };
