import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/people';
import { personIdIn } from '../http/path.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { endSessions } from '../people/people.ts';

export default route(calls.endSessions, async ({ request }) => {
  if (!(await endSessions(personIdIn(request)))) throw new Problem('not-found', { message: 'There is no such person' });
  return { value: undefined };
});

export const config: Config = { path: '/api/people/sessions/:id' };
