import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/people';
import { route } from '../http/route.ts';
import { eraseDamagedPeople } from '../people/people.ts';

export default route(calls.eraseDamagedPeople, async () => {
  await eraseDamagedPeople();
  return { value: undefined };
});

export const config: Config = { path: '/api/people/damaged' };
