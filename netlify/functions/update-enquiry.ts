import type { Config } from '@netlify/functions';
import * as calls from '#domain/calls/admin-enquiries';
import { readEnquiry } from '../enquiries/read.ts';
import { updateEnquiry } from '../enquiries/update.ts';
import { idempotencyKey } from '../http/idempotency-key.ts';
import { enquiryIdIn } from '../http/path.ts';
import { Problem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { enqueue } from '../notifications/enqueue.ts';
import { notifyNow } from '../notifications/outbox.ts';
import { memberOfTeam } from '../people/people.ts';

export default route(calls.updateEnquiry, async ({ request, context, account, readBody }) => {
  const id = enquiryIdIn(request);
  const { assigneeId, ...update } = await readBody();
  const assigned = assigneeId === undefined ? undefined : await memberOfTeam(assigneeId);
  if (assigneeId !== undefined && !assigned) throw new Problem('invalid', { fields: { assigneeId: 'unknown' } });
  const assignee = assigned && { assigned, assignee: assigned.name };
  const outcome = await updateEnquiry(id, { ...update, ...assignee, by: account }, idempotencyKey(request));
  switch (outcome.kind) {
    case 'missing':
      throw new Problem('not-found', { message: 'There is no such enquiry' });
    case 'conflict':
      throw new Problem('conflict', { currentEnquiry: outcome.current });
    case 'key-reused':
      throw new Problem('conflict', { message: 'The key belongs to another change' });
    case 'too-many-notes':
      throw new Problem('invalid', { fields: { note: 'too-many' } });
    case 'too-many-attached':
      throw new Problem('invalid', { fields: { attach: 'too-many' } });
    case 'found-genuine':
      await enqueue(id);
      context.waitUntil(notifyNow(id, readEnquiry));
      return { value: outcome.enquiry };
    default:
      return { value: outcome.enquiry };
  }
});

export const config: Config = { path: '/api/enquiries/update/:id' };
