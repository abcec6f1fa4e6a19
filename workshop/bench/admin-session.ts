import { setTimeout as sleep } from 'node:timers/promises';
import { logIn } from '#domain/calls/login';
import { timeouts } from '../../netlify/store/deadline.ts';
import { sampleAccount } from '../../scripts/tools/start/sample-site.ts';

/** The token of the sample administrator at an origin. */
export async function tokenOf(origin: string): Promise<string> {
  const response = await fetch(origin + logIn.path, {
    method: logIn.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sampleAccount),
  });
  const { jwtToken } = await response.json();
  return jwtToken;
}

/**
 * Waits until the index of a list is complete. It is built over several requests, which read recently changed records
 * again (`netlify/store/index-rebuild.ts`).
 */
export async function untilKept(origin: string, path: string, token: string): Promise<void> {
  await sleep(2 * timeouts.request + 1_000);
  const headers = { Authorization: `Bearer ${token}` };
  // The first response completes the index, the second reads it.
  for (let results = 0; results < 2; ) if ((await fetch(origin + path, { headers })).ok) results += 1;
}
