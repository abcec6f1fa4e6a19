import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { FairTurns } from './fair-turns.ts';
import { verifyPassword } from './password.ts';

/** 256 MB and two of Node’s four threads for such work: other work, such as DNS lookups, needs some too. */
const turns = new FairTurns(2);

/** The password that was right last, in a form that only this process can compare; never stored. */
let proved: { readonly hash: string; readonly digest: Buffer } | undefined;
const keyOfThisProcess = randomBytes(32);

/**
 * Whether a password matches the hash, for an attempt of `client`. The first right password of a process takes the
 * time of `verifyPassword`, in fair turns of all clients, and is Unavailable when the turn does not come within
 * `timeoutMs`. From then on the right one is recognised and every other one refused without that cost: then nobody can
 * keep the processor so busy that the administrator has to wait.
 */
export async function isRightPassword(
  password: string,
  hash: string,
  client: string,
  timeoutMs: number,
): Promise<boolean> {
  return (
    recognised(password, hash) ??
    (await turns.take(client, timeoutMs, async () => recognised(password, hash) ?? (await prove(password, hash))))
  );
}

async function prove(password: string, hash: string): Promise<boolean> {
  const right = await verifyPassword(password, hash);
  if (right) proved = { hash, digest: digest(password) };
  return right;
}

function recognised(password: string, hash: string): boolean | undefined {
  return proved?.hash === hash ? timingSafeEqual(digest(password), proved.digest) : undefined;
}

// In the normalization that `verifyPassword` compares.
function digest(password: string): Buffer {
  return createHmac('sha256', keyOfThisProcess).update(password.normalize('NFC')).digest();
}
