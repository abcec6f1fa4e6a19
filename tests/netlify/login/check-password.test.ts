import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Unavailable } from '#domain/calls/errors';
import { isRightPassword } from '../../../netlify/login/check-password.ts';
import { verifyPassword } from '../../../netlify/login/password.ts';
import { password } from './administrator.ts';

// Hashing waits until the test lets it go on, so that no test depends on the speed of the machine.
vi.mock('../../../netlify/login/password.ts', () => ({
  verifyPassword: vi.fn(),
  hashPassword: vi.fn(),
  costOf: vi.fn(),
}));
const verify = vi.mocked(verifyPassword);
let goOn: (() => void)[] = [];
beforeEach(() => {
  goOn = [];
  verify.mockReset().mockImplementation(async (tried) => {
    await new Promise<void>((resolve) => goOn.push(resolve));
    return tried === password;
  });
});

let hashes = 0;
/** Each test uses a new hash, because the process caches the password that was verified. */
const newHash = () => {
  hashes += 1;
  return `hash ${hashes}`;
};
const endless = 600_000;
const attack = (hash: string) =>
  Array.from({ length: 200 }, (_, index) => isRightPassword(`guess ${index}`, hash, `network ${index}`, endless));
const settle = () => new Promise(setImmediate);

async function finish(asked: readonly Promise<boolean>[]): Promise<boolean[]> {
  let ended = false;
  const all = Promise.all(asked).finally(() => {
    ended = true;
  });
  while (!ended) {
    for (const next of goOn.splice(0)) next();
    await settle();
  }
  return all;
}

describe('checking a password', () => {
  test('At most two passwords are checked simultaneously', async () => {
    const asked = attack(newHash());
    await settle();
    expect(goOn).toHaveLength(2);
    expect(new Set(await finish(asked))).toEqual(new Set([false]));
    expect(verify).toHaveBeenCalledTimes(200);
  });

  test('The right password is checked next despite two hundred waiting attempts, and ends their waiting', async () => {
    const hash = newHash();
    const attackers = attack(hash);
    const administrator = isRightPassword(password, hash, 'home', endless);
    await settle();
    goOn.shift()?.();
    await settle();
    expect(verify.mock.calls.at(-1)?.[0]).toBe(password);
    expect((await finish([administrator, ...attackers]))[0]).toBe(true);
    expect(verify.mock.calls.length).toBeLessThan(6);
  });

  test('A password that was right before is accepted at once, whatever else is being checked', async () => {
    const hash = newHash();
    const first = isRightPassword(password, hash, 'home', endless);
    await finish([first]);
    // These use another hash, so that they occupy both turns.
    const attackers = attack(newHash());
    await settle();
    expect(await isRightPassword(password, hash, 'hotel', endless)).toBe(true);
    expect(await isRightPassword(`${password} `, hash, 'hotel', endless)).toBe(false);
    expect(await isRightPassword(password.normalize('NFD'), hash, 'hotel', endless)).toBe(true);
    await finish(attackers);
  });

  test('Among several names a wrong password is always checked, and the right one is still accepted at once', async () => {
    const hash = newHash();
    await finish([isRightPassword(password, hash, 'home', endless, true)]);
    verify.mockClear();
    const refused = isRightPassword('wrong', hash, 'home', endless, true);
    expect(await isRightPassword(password, hash, 'home', endless, true)).toBe(true);
    expect(await finish([refused])).toEqual([false]);
    expect(verify.mock.calls).toEqual([['wrong', hash]]);
  });

  test('A password is checked again for another hash', async () => {
    const [one, other] = [newHash(), newHash()];
    await finish([isRightPassword(password, one, 'home', endless)]);
    verify.mockResolvedValue(false);
    expect(await isRightPassword(password, other, 'home', endless)).toBe(false);
  });

  test('A password that could not be checked in time is neither accepted nor refused', async () => {
    const hash = newHash();
    const attackers = attack(hash);
    await expect(isRightPassword(password, hash, 'home', 0)).rejects.toBeInstanceOf(Unavailable);
    await finish(attackers);
  });
});
