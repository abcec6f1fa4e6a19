import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/people';
import { personIdIn } from '../http/path.ts';
import { route } from '../http/route.ts';
import { removePerson } from '../people/people.ts';

export default route(calls.removePerson, async ({ request }) => {
  await removePerson(personIdIn(request));
  return { value: undefined };
});

export const config: Config = { path: '/api/people/remove/:id' };
