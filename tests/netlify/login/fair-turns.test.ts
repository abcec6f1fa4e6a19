import { afterEach, describe, expect, test, vi } from 'vitest';
import { Unavailable } from '#domain/calls/errors';
import { FairTurns } from '../../../netlify/login/fair-turns.ts';

const endless = 60_000;

/** Work that ends on request, and a record of the order in which clients began. */
function stage(turns: FairTurns) {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const ask = (client: string, timeoutMs = endless) =>
    turns.take(client, timeoutMs, () => {
      begun.push(client);
      return new Promise<string>((resolve, reject) => {
        ends.set(client, (error) => (error ? reject(error) : resolve(client)));
      });
    });
  const end = async (client: string, error?: Error) => {
    ends.get(client)?.(error);
    await new Promise(setImmediate);
  };
  return { begun, ask, end };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('fair turns', () => {
  test('A limited number of turns run simultaneously, and every client gets one', async () => {
    const { begun, ask, end } = stage(new FairTurns(2));
    const asked = ['a', 'b', 'c', 'd'].map((client) => ask(client));
    expect(begun).toEqual(['a', 'b']);
    for (const client of ['a', 'b', 'd', 'c']) await end(client);
    expect(await Promise.all(asked)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('The next turn goes to the client that has been quiet longest, and among new clients to the latest', async () => {
    const { begun, ask, end } = stage(new FairTurns(1));
    for (const client of ['early', 'often', 'often']) {
      const asked = ask(client);
      await end(client);
      await asked;
    }
    void ask('busy');
    for (const client of ['often', 'early', 'new', 'newer']) void ask(client);
    begun.splice(0);
    for (const client of ['busy', 'newer', 'new', 'early']) await end(client);
    expect(begun).toEqual(['newer', 'new', 'early', 'often']);
  });

  test('A client that asks once gets the next turn despite two hundred that ask repeatedly', async () => {
    const { begun, ask, end } = stage(new FairTurns(1));
    const attackers = Array.from({ length: 200 }, (_, index) => `attacker ${index}`);
    void ask('attacker 0');
    for (let round = 0; round < 3; round += 1) for (const attacker of attackers) void ask(attacker);
    void ask('administrator');
    for (const attacker of attackers) void ask(attacker);
    await end('attacker 0');
    expect(begun[1]).toBe('administrator');
  });

  test('A turn that does not begin within its timeout is given up, and the next client gets it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { begun, ask, end } = stage(new FairTurns(1));
    void ask('a');
    const late = ask('b', 2_000);
    const longest = ask('c', 3_000);
    vi.advanceTimersByTime(2_000);
    await expect(late).rejects.toBeInstanceOf(Unavailable);
    await end('a');
    expect(begun).toEqual(['a', 'c']);
    vi.advanceTimersByTime(10_000);
    await end('c');
    expect(await longest).toBe('c');
  });

  test('A failing turn ends and lets the next client begin', async () => {
    const { begun, ask, end } = stage(new FairTurns(1));
    const failing = ask('a');
    void ask('b');
    void end('a', new Error('no'));
    await expect(failing).rejects.toThrow('no');
    expect(begun).toEqual(['a', 'b']);
  });

  test('The last ten thousand clients are remembered', async () => {
    const { begun, ask, end } = stage(new FairTurns(1));
    for (let index = 0; index <= 10_000; index += 1) void ask(`${index}`);
    // Client 0 is forgotten and counts as new; client 10000 is remembered.
    void ask('0');
    void ask('10000');
    await end('0');
    expect(begun).toEqual(['0', '0']);
  });
});
