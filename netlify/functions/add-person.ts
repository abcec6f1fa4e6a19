import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/people';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { addPerson } from '../people/people.ts';

export default route(calls.addPerson, async ({ request, readBody }) => {
  const outcome = await addPerson(idempotencyKey(request), await readBody());
  switch (outcome.kind) {
    case 'taken':
      throw new Problem('invalid', { fields: { username: 'taken' } });
    case 'too-many':
      throw new Problem('invalid', { fields: { body: 'too-many' } });
    case 'key-reused':
      throw new Problem('conflict', { message: 'The key belongs to another person' });
    case 'added':
      return { value: { person: outcome.person, invitation: outcome.invitation } };
  }
});

export const config: Config = { path: '/api/people/add' };
