import { setTimeout as pause } from 'node:timers/promises';
import login from '../../../netlify/functions/log-in.ts';
import { call } from '../../netlify/functions/call.ts';
import { paths } from '../../support/paths.ts';
import { account } from '../own-surroundings.ts';

/** One response to a login. */
export interface Heard {
  readonly status: number;
  readonly ms: number;
  /** In seconds, of a 429. */
  readonly retryAfter: number;
}

/** Tries to log in from an IP. */
export async function tryToLogIn(from: string, json: { username: string; password: string }): Promise<Heard> {
  const began = performance.now();
  const response = await call(login, 'POST', paths.login, { json, from });
  await response.arrayBuffer();
  const retryAfter = Number(response.headers.get('Retry-After') ?? 0);
  return { status: response.status, ms: performance.now() - began, retryAfter };
}

/** With the administrator’s right password. */
export const logInRightly = (from: string): Promise<Heard> => tryToLogIn(from, account);

/** With a wrong password; every other guess is for a name that does not exist. */
export const guess = (from: string, ordinal: number): Promise<Heard> =>
  tryToLogIn(from, { username: ordinal % 2 === 0 ? account.username : 'eva', password: `guess ${ordinal}` });

/** The IP in a separate network: 10.0.0.0 to 10.255.255.0, by /24. */
export const networkOf = (group: number, index: number): string => `10.${group}.${index}.1`;

/**
 * Attackers that guess, each from its own network, until the end, each again after its response, at the platform’s
 * limit for a client (once a second). Resolves to the number of each attacker’s guesses that were checked.
 */
export function besiege(attackers: number, isOver: () => boolean): Promise<number[]> {
  return Promise.all(
    Array.from({ length: attackers }, async (_, index) => {
      let judged = 0;
      for (let ordinal = index; !isOver(); ordinal += 1) {
        const { status, ms } = await guess(networkOf(1, index), ordinal);
        if (status === 401) judged += 1;
        await pause(Math.max(0, 1_000 - ms));
      }
      return judged;
    }),
  );
}
