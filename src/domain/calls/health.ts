import * as v from 'valibot';
import { call, nothing } from '#domain/calls/call';

/** What a check of the running site has found. */
export const health = v.object({
  /** What is wrong, a sentence each; none in a response with 200. */
  problems: v.array(v.string()),
  /** The version of Node that runs the functions. */
  node: v.string(),
  /** The last success of what runs by itself, ISO 8601 in UTC. */
  heartbeats: v.record(v.string(), v.string()),
  /** The notification that has been failing longest. */
  failing: v.exactOptional(v.object({ channel: v.string(), since: v.string(), reason: v.string() })),
});

export type Health = v.InferOutput<typeof health>;

/** Whether the site works, for a monitor: `unavailable`, with `problems`, when it does not. */
export const checkHealth = call({
  method: 'GET',
  path: '/api/health',
  body: nothing,
  status: 200,
  response: health,
  errors: ['unavailable'],
});
