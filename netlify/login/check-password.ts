import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { FairTurns } from './fair-turns.ts';
import { costOf, hashPassword, verifyPassword } from './password.ts';

/** Two scrypt runs at a time: 256 MB, and two of the four threads of Node’s pool. DNS lookups and files need the others. */
const turns = new FairTurns(2);

/** Digests of the last correct passwords by their hashes, with a key of this process; never stored. */
const proved = new Map<string, Buffer>();
const mostProved = 100;
const keyOfThisProcess = randomBytes(32);

/**
 * Whether a password matches the hash, for an attempt of `client`. The first correct password in a process costs one
 * scrypt run, queued by `FairTurns`; throws Unavailable if its turn takes longer than `timeoutMs`. Later attempts are
 * compared with the digest of that password at almost no cost, so a flood of attempts cannot delay the administrator.
 *
 * With `hidesNames` a wrong password always costs a run: a quick refusal would reveal that the name exists.
 */
export async function isRightPassword(
  password: string,
  hash: string,
  client: string,
  timeoutMs: number,
  hidesNames = false,
): Promise<boolean> {
  const known = () => recognised(password, hash, hidesNames);
  return known() ?? (await turns.take(client, timeoutMs, async () => known() ?? (await prove(password, hash))));
}

/** Hashes a new password of `client` in its turn, at the cost of another hash. */
export function hashInTurn(password: string, like: string, client: string, timeoutMs: number): Promise<string> {
  return turns.take(client, timeoutMs, () => hashPassword(password, undefined, costOf(like)));
}

async function prove(password: string, hash: string): Promise<boolean> {
  const right = await verifyPassword(password, hash);
  if (!right) return false;
  proved.set(hash, digest(password));
  const [oldest] = proved.keys();
  if (proved.size > mostProved && oldest !== undefined) proved.delete(oldest);
  return true;
}

function recognised(password: string, hash: string, hidesNames: boolean): boolean | undefined {
  const known = proved.get(hash);
  if (!known) return undefined;
  return timingSafeEqual(digest(password), known) || (hidesNames ? undefined : false);
}

// In the normalization that `verifyPassword` compares.
function digest(password: string): Buffer {
  return createHmac('sha256', keyOfThisProcess).update(password.normalize('NFC')).digest();
}
