import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/people';
import { route } from '../http/route.ts';
import { listPeople } from '../people/people.ts';

export default route(calls.listPeople, async () => ({ value: await listPeople() }));

export const config: Config = { path: '/api/people/all' };
