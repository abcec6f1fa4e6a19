import { scrypt } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Unavailable } from '#domain/unavailable';
import { type LoginOutcome, logIn } from '../../../netlify/login/log-in.ts';
import { verifyToken } from '../../../netlify/login/token.ts';
import { timeouts } from '../../../netlify/store/deadline.ts';
import { useBlobServer as provideBlobServer, startStrictBlobServer } from '../../support/blob-servers.ts';
import { ofTheSite } from '../../support/long-timeouts.ts';
import { ownTime } from '../../support/own-time.ts';
import { cheapHash, password, provideAdministrator, username } from './administrator.ts';

// Counted, so that work is compared without a clock.
vi.mock(import('node:crypto'), async (original) => {
  const crypto = await original();
  return { ...crypto, scrypt: vi.fn(crypto.scrypt) as unknown as typeof crypto.scrypt };
});

provideAdministrator();
const server = provideBlobServer(() => startStrictBlobServer());
const home = '192.0.2.1';
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const right = (client = home) => logIn({ username, password }, client);
const wrong = (client = home, name = username) => logIn({ username: name, password: 'otra' }, client);
const kinds = (outcomes: readonly LoginOutcome[]) => outcomes.map(({ kind }) => kind);

async function inTurn(count: number, attempt: (index: number) => Promise<LoginOutcome>): Promise<string[]> {
  const outcomes: LoginOutcome[] = [];
  for (let index = 0; index < count; index += 1) outcomes.push(await attempt(index));
  return kinds(outcomes);
}
const refusedTimes = (count: number): string[] => new Array<string>(count).fill('refused');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-06-01T08:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('logging in', () => {
  it('gives a good token for the right name and password', async () => {
    const outcome = await right();
    expect(outcome.kind).toBe('accepted');
    expect(outcome.kind === 'accepted' && (await verifyToken(outcome.token))).toBe(true);
  });

  it.each([
    ['wrong password', username, 'otra'],
    ['unknown name', 'eva', password],
    ['name in another case', 'Ana', password],
    ['name with a space', 'ana ', password],
    ['both wrong', 'eva', 'otra'],
    ['password with a space', username, `${password} `],
    ['name of a prototype', '__proto__', password],
  ])('refuses everything else alike: %s', async (_, name, tried) => {
    expect(await logIn({ username: name, password: tried }, home)).toEqual({ kind: 'refused' });
  });

  it('works as much for an unknown name as for a wrong password', async () => {
    vi.stubEnv('ADMIN_PASSWORD_HASH', cheapHash(password, 2 ** 15));
    const work = async (name: string, client: string) => {
      vi.mocked(scrypt).mockClear();
      await wrong(client, name);
      return vi.mocked(scrypt).mock.calls.map(([tried, , keyBytes, cost]) => [tried, keyBytes, cost]);
    };
    const known = await work(username, '192.0.2.10');
    expect(known).toEqual([['otra', 32, expect.objectContaining({ N: 2 ** 15 })]]);
    expect(await work('eva', '192.0.2.11')).toEqual(known);
  });

  it('keeps neither client nor name in clear', async () => {
    await wrong();
    const report = server().report();
    expect(report).toContain('PUT');
    expect(report).not.toContain(home);
    expect(report).not.toContain(username);
  });

  it.each(['ADMIN_USERNAME', 'ADMIN_PASSWORD_HASH', 'JWT_SECRET'])('is unavailable without %s', async (name) => {
    vi.stubEnv(name, '');
    await expect(right()).rejects.toThrow(name);
    await expect(right()).rejects.toBeInstanceOf(Unavailable);
  });

  it('is unavailable with a hash that cannot be read', async () => {
    vi.stubEnv('ADMIN_PASSWORD_HASH', 'secreto');
    await expect(right()).rejects.toBeInstanceOf(Unavailable);
  });
});

describe('repeated failures', () => {
  it('cost nothing up to the fifth, then a wait that the right password has to keep too', async () => {
    expect(await inTurn(5, () => wrong())).toEqual(refusedTimes(5));
    expect(await wrong()).toEqual({ kind: 'throttled', retryAfterMs: 5_000 });
    wait(3);
    expect(await right()).toEqual({ kind: 'throttled', retryAfterMs: 2_000 });
    wait(2);
    expect((await right()).kind).toBe('accepted');
  });

  it('make the wait grow to a minute and never beyond', async () => {
    await inTurn(5, () => wrong());
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      wait(3);
      expect(await wrong()).toEqual({ kind: 'throttled', retryAfterMs: (seconds - 3) * 1000 });
      wait(seconds - 3);
      expect(await wrong()).toEqual({ kind: 'refused' });
    }
  });

  it('are forgotten after a quarter of an hour', async () => {
    await inTurn(5, () => wrong());
    wait(15 * 60);
    expect(await inTurn(5, () => wrong())).toEqual(refusedTimes(5));
  });

  it('are forgiven by the right password', async () => {
    await inTurn(4, () => wrong());
    expect((await right()).kind).toBe('accepted');
    expect(await inTurn(5, () => wrong())).toEqual(refusedTimes(5));
  });

  it('that are hammered in vain prolong nothing', async () => {
    await inTurn(5, () => wrong());
    wait(3);
    await inTurn(20, () => wrong());
    wait(2);
    expect((await right()).kind).toBe('accepted');
  });

  it('of one client count over all names', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    expect(await inTurn(5, (index) => wrong(home, names[index]))).toEqual(refusedTimes(5));
    wait(3);
    expect((await wrong(home, 'f')).kind).toBe('throttled');
  });

  it('of other clients count for none', async () => {
    const elsewhere = (index: number) => `198.51.100.${index}`;
    expect(await inTurn(12, (index) => wrong(elsewhere(index)))).toEqual(refusedTimes(12));
    expect(await inTurn(5, () => wrong())).toEqual(refusedTimes(5));
  });
});

describe('the administrator under attack', () => {
  const attack = (count: number, network = '198.51.100') => inTurn(count, (index) => wrong(`${network}.${index}`));

  it('gets in at once from a client without failures, every time', async () => {
    await attack(8);
    for (let times = 0; times < 3; times += 1) expect((await right()).kind).toBe('accepted');
  });

  it('gets in at once after a slip, though the attack goes on', async () => {
    await attack(12);
    expect(await wrong()).toEqual({ kind: 'refused' });
    await attack(12, '203.0.113');
    expect((await right()).kind).toBe('accepted');
  });

  it('waits a minute at most after many slips', async () => {
    for (let times = 0; times < 12; times += 1) {
      await wrong();
      wait(60);
    }
    expect((await right()).kind).toBe('accepted');
  });

  it('has to win no write that others try for', async () => {
    await wrong();
    await wrong('198.51.100.1');
    await right('198.51.100.2');
    const written = server().requests.filter(({ method }) => method === 'PUT');
    const blobs = [...new Set(written.map(({ key }) => key))];
    expect(blobs).toHaveLength(3);
  });
});

describe('which names exist', () => {
  /** What somebody hears who tries a name from two clients, while the administrator logs in between. */
  async function heard(name: string, network: string): Promise<LoginOutcome[]> {
    const outcomes: LoginOutcome[] = [];
    for (let times = 0; times < 4; times += 1) outcomes.push(await wrong(`${network}.1`, name));
    expect((await right('192.0.2.200')).kind).toBe('accepted');
    for (let times = 0; times < 4; times += 1) outcomes.push(await wrong(`${network}.1`, name));
    for (let times = 0; times < 8; times += 1) outcomes.push(await wrong(`${network}.2`, name));
    return outcomes;
  }

  it('no answer tells, whatever the administrator does', async () => {
    expect(await heard(username, '198.51.100')).toEqual(await heard('nobody', '203.0.113'));
  });

  it('no number of requests to the store tells', async () => {
    await wrong(home);
    const known = server().requests.splice(0).length;
    await wrong('198.51.100.1', 'nobody');
    expect(server().requests.length).toBe(known);
  });
});

describe('attempts at the same moment', () => {
  it('are counted one by one: no more than five are looked at', async () => {
    const outcomes = await Promise.all(Array.from({ length: 15 }, () => wrong()));
    expect(outcomes.filter(({ kind }) => kind === 'refused')).toHaveLength(5);
    expect(outcomes.filter(({ kind }) => kind === 'throttled')).toHaveLength(10);
    // Those that were not looked at do not prolong the wait.
    wait(5);
    expect(await wrong()).toEqual({ kind: 'refused' });
  });

  it('are looked at one at a time once the client is throttled', async () => {
    await inTurn(5, () => wrong());
    wait(60);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => wrong()));
    expect(outcomes.filter(({ kind }) => kind === 'refused')).toHaveLength(1);
  });

  it('with the right password do not refuse each other', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => right()));
    expect(kinds(outcomes)).toEqual(new Array(8).fill('accepted'));
  });
});

describe('a store in trouble', () => {
  it('makes the login unavailable, soon and cleanly, instead of letting guesses through', async () => {
    Object.assign(timeouts, ofTheSite);
    server().faults.script({ kind: 'hang', on: { store: 'limits' }, times: Number.POSITIVE_INFINITY });
    const time = await ownTime(() => expect(right()).rejects.toBeInstanceOf(Unavailable));
    expect(time).toBeLessThan(5_000);
  });

  it('counts no attempt that it kept from being judged', async () => {
    vi.stubEnv('ADMIN_PASSWORD_HASH', 'secreto');
    for (let times = 0; times < 9; times += 1) await expect(right()).rejects.toBeInstanceOf(Unavailable);
    vi.stubEnv('ADMIN_PASSWORD_HASH', cheapHash(password));
    expect(await inTurn(5, () => wrong())).toEqual(refusedTimes(5));
  });

  it('counts none whose answer was lost, after as long as an attempt can take', async () => {
    for (let times = 0; times < 9; times += 1) {
      // The write lands, and nobody hears of it: the first attempt, and whatever is asked after it.
      server().faults.script({ kind: 'drop-after', on: { method: 'PUT' } });
      server().faults.script({ kind: '503', on: { store: 'limits' }, after: 2, times: Number.POSITIVE_INFINITY });
      await expect(right()).rejects.toBeInstanceOf(Unavailable);
      server().faults.clear();
    }
    wait(15);
    expect((await right()).kind).toBe('accepted');
    expect(await inTurn(5, () => wrong())).toEqual(refusedTimes(5));
  });

  it('does not take a login back that only could not be tidied up after', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    server().faults.script({ kind: '503', on: { method: 'PUT' }, after: 1, times: Number.POSITIVE_INFINITY });
    expect((await right()).kind).toBe('accepted');
    expect(log).toHaveBeenCalledTimes(1);
  });
});
