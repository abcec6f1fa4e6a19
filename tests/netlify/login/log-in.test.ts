import { scrypt } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Unavailable } from '#domain/calls/errors';
import { type LoginOutcome, logIn } from '../../../netlify/login/log-in.ts';
import { accountIn } from '../../../netlify/login/token.ts';
import { timeouts } from '../../../netlify/store/deadline.ts';
import { ownTime } from '../../support/browser/own-time.ts';
import { ofTheSite } from '../../support/long-timeouts.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { cheapHash, password, provideAdministrator, username } from './administrator.ts';

// Calls of scrypt are counted, so that work is compared without a clock.
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
  test('The right name and password return a valid token', async () => {
    const outcome = await right();
    expect(outcome.kind).toBe('accepted');
    expect(outcome.kind === 'accepted' && (await accountIn(outcome.token))).toMatchObject({ role: 'owner' });
  });

  test.each([
    ['wrong password', username, 'otra'],
    ['unknown name', 'eva', password],
    ['name in another case', 'Ana', password],
    ['name with a space', 'ana ', password],
    ['both wrong', 'eva', 'otra'],
    ['password with a space', username, `${password} `],
    ['name of a prototype', '__proto__', password],
  ])('Any other name or password is refused identically: %s', async (_, name, tried) => {
    expect(await logIn({ username: name, password: tried }, home)).toEqual({ kind: 'refused' });
  });

  test('An unknown name takes as much work as a wrong password', async () => {
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

  test('The store contains neither the IP address nor the name in plain text', async () => {
    await wrong();
    const report = server().report();
    expect(report).toContain('PUT');
    expect(report).not.toContain(home);
    expect(report).not.toContain(username);
  });

  test.each(['ADMIN_USERNAME', 'ADMIN_PASSWORD_HASH', 'JWT_SECRET'])(
    'The login is unavailable without %s',
    async (name) => {
      vi.stubEnv(name, '');
      await expect(right()).rejects.toThrow(name);
      await expect(right()).rejects.toBeInstanceOf(Unavailable);
    },
  );

  test('The login is unavailable with an unreadable hash', async () => {
    vi.stubEnv('ADMIN_PASSWORD_HASH', 'secreto');
    await expect(right()).rejects.toBeInstanceOf(Unavailable);
  });
});

describe('repeated failed logins', () => {
  test('After five failed logins even the right password has to wait', async () => {
    expect(await inTurn(5, () => wrong())).toEqual(refusedTimes(5));
    expect(await wrong()).toEqual({ kind: 'throttled', retryAfterMs: 5_000 });
    wait(3);
    expect(await right()).toEqual({ kind: 'throttled', retryAfterMs: 2_000 });
    wait(2);
    expect((await right()).kind).toBe('accepted');
  });

  test('The wait after failed logins grows to one minute at most', async () => {
    await inTurn(5, () => wrong());
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      wait(3);
      expect(await wrong()).toEqual({ kind: 'throttled', retryAfterMs: (seconds - 3) * 1000 });
      wait(seconds - 3);
      expect(await wrong()).toEqual({ kind: 'refused' });
    }
  });

  test('Failed logins are forgotten after a quarter of an hour', async () => {
    await inTurn(5, () => wrong());
    wait(15 * 60);
    expect(await inTurn(5, () => wrong())).toEqual(refusedTimes(5));
  });

  test('A successful login clears the failed ones', async () => {
    await inTurn(4, () => wrong());
    expect((await right()).kind).toBe('accepted');
    expect(await inTurn(5, () => wrong())).toEqual(refusedTimes(5));
  });

  test('Attempts during the wait do not extend it', async () => {
    await inTurn(5, () => wrong());
    wait(3);
    await inTurn(20, () => wrong());
    wait(2);
    expect((await right()).kind).toBe('accepted');
  });

  test('Failed logins of a client are counted across all names', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    expect(await inTurn(5, (index) => wrong(home, names[index]))).toEqual(refusedTimes(5));
    wait(3);
    expect((await wrong(home, 'f')).kind).toBe('throttled');
  });

  test('Failed logins of other clients are not counted', async () => {
    const elsewhere = (index: number) => `198.51.100.${index}`;
    expect(await inTurn(12, (index) => wrong(elsewhere(index)))).toEqual(refusedTimes(12));
    expect(await inTurn(5, () => wrong())).toEqual(refusedTimes(5));
  });
});

describe('the administrator during an attack', () => {
  const attack = (count: number, network = '198.51.100') => inTurn(count, (index) => wrong(`${network}.${index}`));

  test('The administrator logs in at once from a client without failed logins', async () => {
    await attack(8);
    for (let times = 0; times < 3; times += 1) expect((await right()).kind).toBe('accepted');
  });

  test('The administrator logs in at once after one mistake while the attack continues', async () => {
    await attack(12);
    expect(await wrong()).toEqual({ kind: 'refused' });
    await attack(12, '203.0.113');
    expect((await right()).kind).toBe('accepted');
  });

  test('The administrator waits at most a minute after many mistakes', async () => {
    for (let times = 0; times < 12; times += 1) {
      await wrong();
      wait(60);
    }
    expect((await right()).kind).toBe('accepted');
  });

  test('The login of the administrator writes no blob that other clients write', async () => {
    await wrong();
    await wrong('198.51.100.1');
    await right('198.51.100.2');
    const written = server().requests.filter(({ method }) => method === 'PUT');
    const blobs = [...new Set(written.map(({ key }) => key))];
    expect(blobs).toHaveLength(3);
  });
});

describe('secrecy of names', () => {
  /** The outcomes of trying a name from two clients while the administrator logs in. */
  async function heard(name: string, network: string): Promise<LoginOutcome[]> {
    const outcomes: LoginOutcome[] = [];
    for (let times = 0; times < 4; times += 1) outcomes.push(await wrong(`${network}.1`, name));
    expect((await right('192.0.2.200')).kind).toBe('accepted');
    for (let times = 0; times < 4; times += 1) outcomes.push(await wrong(`${network}.1`, name));
    for (let times = 0; times < 8; times += 1) outcomes.push(await wrong(`${network}.2`, name));
    return outcomes;
  }

  test('The outcomes are the same for an existing and an unknown name', async () => {
    expect(await heard(username, '198.51.100')).toEqual(await heard('nobody', '203.0.113'));
  });

  test('The number of store requests is the same for an existing and an unknown name', async () => {
    await wrong(home);
    const known = server().requests.splice(0).length;
    await wrong('198.51.100.1', 'nobody');
    expect(server().requests.length).toBe(known);
  });
});

describe('simultaneous logins', () => {
  test('Simultaneous wrong logins are counted separately, and only five are checked', async () => {
    const outcomes = await Promise.all(Array.from({ length: 15 }, () => wrong()));
    expect(outcomes.filter(({ kind }) => kind === 'refused')).toHaveLength(5);
    expect(outcomes.filter(({ kind }) => kind === 'throttled')).toHaveLength(10);
    // Attempts that were not checked do not extend the wait.
    wait(5);
    expect(await wrong()).toEqual({ kind: 'refused' });
  });

  test('A throttled client has one login checked at a time', async () => {
    await inTurn(5, () => wrong());
    wait(60);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => wrong()));
    expect(outcomes.filter(({ kind }) => kind === 'refused')).toHaveLength(1);
  });

  test('Simultaneous right logins are all accepted', async () => {
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => right()));
    expect(kinds(outcomes)).toEqual(new Array(8).fill('accepted'));
  });
});

describe('a failing store', () => {
  test('A failing store makes the login unavailable within five seconds instead of accepting guesses', async () => {
    Object.assign(timeouts, ofTheSite);
    server().faults.script({ kind: 'hang', on: { store: 'limits' }, times: Number.POSITIVE_INFINITY });
    const time = await ownTime(() => expect(right()).rejects.toBeInstanceOf(Unavailable));
    expect(time).toBeLessThan(5_000);
  });

  test('A login that could not be checked does not count as failed', async () => {
    vi.stubEnv('ADMIN_PASSWORD_HASH', 'secreto');
    for (let times = 0; times < 9; times += 1) await expect(right()).rejects.toBeInstanceOf(Unavailable);
    vi.stubEnv('ADMIN_PASSWORD_HASH', cheapHash(password));
    expect(await inTurn(5, () => wrong())).toEqual(refusedTimes(5));
  });

  test('A login whose response was lost stops counting after the longest time that an attempt can take', async () => {
    for (let times = 0; times < 9; times += 1) {
      // The write succeeds but its response is lost, and so are the requests after it.
      server().faults.script({ kind: 'drop-after', on: { method: 'PUT' } });
      server().faults.script({ kind: '503', on: { store: 'limits' }, after: 2, times: Number.POSITIVE_INFINITY });
      await expect(right()).rejects.toBeInstanceOf(Unavailable);
      server().faults.clear();
    }
    wait(15);
    expect((await right()).kind).toBe('accepted');
    expect(await inTurn(5, () => wrong())).toEqual(refusedTimes(5));
  });

  test('A login succeeds even if the failed ones cannot be cleared afterwards', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    server().faults.script({ kind: '503', on: { method: 'PUT' }, after: 1, times: Number.POSITIVE_INFINITY });
    expect((await right()).kind).toBe('accepted');
    expect(log).toHaveBeenCalledTimes(1);
  });
});
