import adminOpportunities from '../../../netlify/functions/list-opportunities.ts';
import login from '../../../netlify/functions/log-in.ts';
import { call } from '../../netlify/functions/call.ts';
import { paths } from '../../support/paths.ts';
import { forgedTokens } from '../bad-requests/forged-tokens.ts';
import { account, withOwnSurroundings } from '../own-surroundings.ts';
import type { Finding, Part, Size } from '../part.ts';
import { Random } from '../random.ts';
import { falseLogins } from './false-logins.ts';

const sizes = {
  short: { mutations: 200, everyLogin: 6, timed: 0 },
  long: { mutations: 3_000, everyLogin: 1, timed: 100 },
} as const satisfies Record<Size, object>;

/** The cost of a real password hash. */
const realCost = 2 ** 17;

/** Foreign tokens, wrong logins, and whether the duration of a refusal reveals existing names. */
export const loginAttacks: Part = {
  name: 'login-attacks',
  title: 'Forged tokens, false logins, and the time that a refusal takes',
  guarantee:
    'No forged token and no false login is accepted; the medians of an unknown name and of a wrong password are within 10 %.',
  run,
};

async function run(size: Size, seed: number): Promise<Finding> {
  const random = new Random(seed);
  const { mutations, everyLogin, timed } = sizes[size];
  const accepted: string[] = [];
  const variants = await withOwnSurroundings({ seed }, async ({ token }) => {
    const forged = await forgedTokens(token, random, mutations);
    for (const { name, authorization } of forged) {
      const headers = { Authorization: authorization };
      const { status } = await call(adminOpportunities, 'GET', paths.adminOpportunities, { headers });
      if (status !== 403) accepted.push(`token: ${name} was answered ${status}`);
    }
    const logins = falseLogins().filter((_, index) => index % everyLogin === 0);
    for (const [index, { name, ...how }] of logins.entries()) {
      const { status } = await call(login, how.method, paths.login, { ...how, from: ipOf(index) });
      if (status < 400 || status >= 500) accepted.push(`login: ${name} was answered ${status}`);
    }
    await expectGoodOnes(token, accepted);
    return forged.length + logins.length;
  });
  const timing = timed > 0 ? await medians(seed, timed) : undefined;
  const times = timing
    ? `, medians ${timing.unknown.toFixed(0)} and ${timing.wrong.toFixed(0)} ms (${percent(timing)} apart)`
    : '';
  const passed = accepted.length === 0 && (!timing || apart(timing) <= 0.1);
  return {
    figure: `${variants.toLocaleString('en')} variants, ${accepted.length} accepted${times}`,
    passed,
    log: accepted.join('\n'),
  };
}

/** A run that refuses everything proves nothing. */
async function expectGoodOnes(token: string, accepted: string[]): Promise<void> {
  const list = await call(adminOpportunities, 'GET', paths.adminOpportunities, { token });
  const loggedIn = await call(login, 'POST', paths.login, { json: account, from: '203.0.113.9' });
  if (list.status !== 200 || loggedIn.status !== 200) accepted.push('What is right was refused too');
}

interface Medians {
  readonly unknown: number;
  readonly wrong: number;
}

/** In milliseconds, of alternating refusals, each from another IP so that none has to wait. */
async function medians(seed: number, rounds: number): Promise<Medians> {
  return withOwnSurroundings({ seed, cost: realCost }, async () => {
    const times = { unknown: [] as number[], wrong: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const order = round % 2 === 0 ? (['unknown', 'wrong'] as const) : (['wrong', 'unknown'] as const);
      for (const [index, kind] of order.entries()) {
        const json = { username: kind === 'unknown' ? 'eva' : account.username, password: 'not the password' };
        const began = performance.now();
        await (await call(login, 'POST', paths.login, { json, from: ipOf(10_000 + 2 * round + index) })).text();
        // The first round warms up.
        if (round > 0) times[kind].push(performance.now() - began);
      }
    }
    return { unknown: median(times.unknown), wrong: median(times.wrong) };
  });
}

const apart = ({ unknown, wrong }: Medians): number => Math.abs(unknown - wrong) / Math.max(unknown, wrong);

const percent = (both: Medians): string => `${(100 * apart(both)).toFixed(1)} %`;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

const ipOf = (index: number): string => `198.18.${index >> 8}.${index & 255}`;
