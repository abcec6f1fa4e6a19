import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/people';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { invitePerson } from '../people/people.ts';

export default route(calls.invitePerson, async ({ readBody }) => {
  const value = await invitePerson((await readBody()).id);
  if (!value) throw new Problem('not-found', { message: 'There is no such person' });
  return { value };
});

export const config: Config = { path: '/api/people/invite' };
