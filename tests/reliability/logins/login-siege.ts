import { setTimeout as pause } from 'node:timers/promises';
import { getStore } from '@netlify/blobs';
import { freeFailures, waitAfter } from '../../../netlify/login/throttle.ts';
import { bucketsOfAKind } from '../../../netlify/store/event-buckets.ts';
import { Clock } from '../clock.ts';
import { provideSettings, withOwnSurroundings } from '../own-surroundings.ts';
import type { Finding, Part, Size } from '../part.ts';
import { StoreInThread } from '../store-in-thread.ts';
import { withEndlessTimeouts } from '../store-timeouts.ts';
import { besiege, guess, type Heard, logInRightly, networkOf } from './siege.ts';

/** The cost of a real password hash. */
const realCost = 2 ** 17;
const tries = 100;
const attackers = 200;
/** Latency of a store request in milliseconds. */
const latency = 20;
/** Milliseconds within which the administrator must be logged in. */
const longest = 3_000;
/** Number of clients from which the administrator mistypes, and number of mistakes. */
const clumsy = 5;
const slips = 9;

export const loginSiege: Part = {
  name: 'login-siege',
  title: 'The administrator logs in while 200 networks guess',
  guarantee:
    'The right password is accepted from a client without failures in at least 99 of 100 tries within 3 s, half of them in a new process; from one with nine failures after a minute. No client gets more guesses checked than the waits allow; the number of keys is bounded.',
  run: (size: Size, seed: number) => {
    const store = new StoreInThread({ seed, latency: size === 'long' ? latency : 0 });
    const cost = size === 'long' ? { cost: realCost } : {};
    const siege = size === 'long' ? long : () => withEndlessTimeouts(short);
    return withOwnSurroundings({ seed, ...cost }, () => store.serve(siege));
  },
};

async function long(): Promise<Finding> {
  let over = false;
  const began = performance.now();
  const siege = besiege(attackers, () => over);
  const fumbling = Promise.all(Array.from({ length: clumsy }, (_, index) => fumble(networkOf(2, index))));
  const heard: Heard[] = [];
  for (let attempt = 0; attempt < tries; attempt += 1) {
    // As in a new process: the verified password belongs to another hash.
    if (attempt % 2 === 0) provideSettings(realCost);
    heard.push(await logInRightly(networkOf(3, attempt)));
    await pause(1_000);
  }
  const waits = await fumbling;
  over = true;
  const guesses = await siege;
  const allowed = guessesWithin(performance.now() - began);
  const inTime = heard.filter(({ status, ms }) => status === 200 && ms <= longest).length;
  const slowest = Math.max(...heard.filter(({ status }) => status === 200).map(({ ms }) => ms));
  const keys = await keysOfLimits();
  const problems = [
    ...(inTime < 0.99 * tries ? [`${tries - inTime} clean tries failed: ${summaryOf(heard)}`] : []),
    ...waits.filter((wait) => wait > 60).map((wait) => `${wait} s to wait after ${slips} failures`),
    ...guesses.filter((judged) => judged > allowed).map((judged) => `${judged} guesses judged, ${allowed} allowed`),
    ...(keys > bucketsOfAKind ? [`${keys} keys`] : []),
  ];
  const sum = guesses.reduce((one, other) => one + other, 0);
  const figure = `${inTime} of ${tries} clean tries in time, the slowest after ${slowest.toFixed(0)} ms; after ${slips} failures in after ${Math.max(...waits)} s; ${attackers} attackers had ${sum.toLocaleString('en')} guesses judged; ${keys} keys; ${problems.length} problems`;
  return { figure, passed: problems.length === 0, log: problems.join('\n') };
}

/** Fails until the longest wait, waits, and logs in: the seconds waited, Infinity if refused. */
async function fumble(from: string): Promise<number> {
  for (let failures = 0; failures < slips; ) {
    const { status, retryAfter } = await guess(from, failures);
    if (status === 401) failures += 1;
    else await pause(status === 429 ? 1_000 * retryAfter : 1_000);
  }
  const since = performance.now();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { status, retryAfter } = await logInRightly(from);
    const waited = Math.round((performance.now() - since) / 1_000);
    if (status === 200) return waited > 60 + longest / 1_000 ? waited : Math.min(waited, 60);
    await pause(status === 429 ? 1_000 * retryAfter : 500);
  }
  return Number.POSITIVE_INFINITY;
}

/** The most guesses of a client in that many milliseconds, if each is made as early as the waits allow. */
function guessesWithin(milliseconds: number): number {
  let guesses = freeFailures;
  for (let left = milliseconds - waitAfter(guesses); left >= 0; left -= waitAfter(guesses)) guesses += 1;
  return guesses;
}

/** Only counts, with a stopped clock and endless timeouts: as many simultaneous guesses as the platform allows. */
async function short(): Promise<Finding> {
  const clock = new Clock().start();
  try {
    const networks = Array.from({ length: 40 }, (_, index) => networkOf(1, index));
    const siege = networks.map((from) => Promise.all(Array.from({ length: 8 }, (_, ordinal) => guess(from, ordinal))));
    const heard: Heard[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) heard.push(await logInRightly(networkOf(3, attempt)));
    const judged = (await Promise.all(siege)).map((all) => all.filter(({ status }) => status === 401).length);
    const keys = await keysOfLimits();
    const passed =
      heard.every(({ status }) => status === 200) &&
      judged.every((guesses) => guesses === freeFailures) &&
      keys <= bucketsOfAKind;
    const figure = `clean tries: ${summaryOf(heard)}; guesses judged of each attacker: ${[...new Set(judged)].join(', ')}; ${keys} keys`;
    return { figure, passed };
  } finally {
    clock.stop();
  }
}

const summaryOf = (heard: readonly Heard[]): string =>
  heard.map(({ status, ms }) => `${status} after ${ms.toFixed(0)} ms`).join(', ');

async function keysOfLimits(): Promise<number> {
  return (await getStore({ name: 'limits', consistency: 'strong' }).list()).blobs.length;
}
