import { keysOf } from '#domain/keys';
import { eraseEnquiry } from '../../../netlify/enquiries/erase.ts';
import { followTimes } from '../../../netlify/enquiries/follow.ts';
import { enquiryIdOf } from '../../../netlify/enquiries/record.ts';
import { randomReference } from '../../../netlify/enquiries/reference.ts';
import { storeEnquiry } from '../../../netlify/enquiries/save.ts';
import { enquiryWith } from '../../netlify/opportunities/samples.ts';
import { paths } from '../../support/paths.ts';
import type { Finding, Part, Size } from '../part.ts';
import { Random } from '../random.ts';
import { Site } from '../site.ts';
import { StoreInThread } from '../store-in-thread.ts';
import { quietly } from '../store-timeouts.ts';

const extent = { short: 200, long: 10_000 } as const;
/** Simultaneous guesses: few, so that the measurement does not include waiting for a processor. */
const atOnce = 100;
/** Largest relative difference between the medians of two kinds. */
const tolerance = 0.1;

export const enquiryGuesses: Part = {
  name: 'enquiry-guesses',
  title: 'Guesses at an enquiry',
  guarantee: 'Every guess gets the same response after the same time, within 10 %: it reveals nothing.',
  run: (size, seed) => quietly(() => new StoreInThread().serve(() => guess(size, seed))),
};

/** Kinds of guesses: with only the reference right, only the address right, neither, or of an erased enquiry. */
type Kind = 'a right reference' | 'a right address' | 'neither' | 'an erased one';

async function guess(size: Size, seed: number): Promise<Finding> {
  const [site, random, problems] = [await Site.open(), new Random(seed), [] as string[]];
  const known = await Promise.all(Array.from({ length: 50 }, (_, at) => stored(`known${at}@example.com`)));
  const erased = await Promise.all(Array.from({ length: 50 }, (_, at) => stored(`erased${at}@example.com`)));
  for (const { id } of erased) await eraseEnquiry(id);
  const usual = followTimes.response;
  if (size === 'short') followTimes.response = 1;
  const guesses: Readonly<Record<Kind, () => object>> = {
    'a right reference': () => ({ reference: random.pick(known)?.reference, email: `${random.uuid()}@example.com` }),
    'a right address': () => ({ reference: randomReference(), email: random.pick(known)?.email }),
    neither: () => ({ reference: randomReference(), email: `${random.uuid()}@example.com` }),
    'an erased one': () => {
      const { reference, email } = random.pick(erased) ?? {};
      return { reference, email };
    },
  };
  const names = keysOf(guesses);
  const times = new Map<Kind, number[]>(names.map((kind) => [kind, []]));
  const responses = new Set<string>();
  let asked = 0;
  const askOn = async () => {
    while (asked < extent[size]) {
      const number = asked;
      asked += 1;
      const kind = names[number % names.length] ?? 'neither';
      const from = `10.${number >> 16}.${(number >> 8) % 256}.${number % 256}`;
      const json = guesses[kind]();
      const began = performance.now();
      const { status, body } = await site.ask('POST', paths.followEnquiry, { json, from });
      times.get(kind)?.push(performance.now() - began);
      responses.add(`${status} ${JSON.stringify(body)}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, askOn));
  } finally {
    followTimes.response = usual;
  }
  if (responses.size !== 1) problems.push(`${responses.size} different answers`);
  const medians = names.map((kind) => median(times.get(kind) ?? []));
  const spread = Math.max(...medians) / Math.min(...medians) - 1;
  if (size === 'long' && spread > tolerance) problems.push(`the medians differ by ${(spread * 100).toFixed(1)} %`);
  const count = `${asked.toLocaleString('en')} guesses of 4 kinds, ${responses.size} different answer`;
  const measured = `medians ${medians.map((time) => time.toFixed(0)).join(', ')} ms, ${(spread * 100).toFixed(1)} % apart`;
  const figure = size === 'long' ? `${count}; ${measured}` : count;
  return { figure, passed: problems.length === 0, log: [...problems, ...responses].join('\n') };
}

async function stored(email: string) {
  const key = crypto.randomUUID();
  const outcome = await storeEnquiry(enquiryWith({ email }), key);
  if (outcome.kind !== 'stored') throw new Error(`The outcome is ${outcome.kind}.`);
  return { id: enquiryIdOf(key), email, reference: outcome.reference };
}

function median(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
