import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { FairTurns } from './fair-turns.ts';
import { verifyPassword } from './password.ts';

/** Two scrypt runs at a time: 256 MB, and two of the four threads of Node’s pool. DNS lookups and files need the others. */
const turns = new FairTurns(2);

/** A digest of the last correct password, with a key of this process; never stored. */
let proved: { readonly hash: string; readonly digest: Buffer } | undefined;
const keyOfThisProcess = randomBytes(32);

/**
 * Whether a password matches the hash, for an attempt of `client`. The first correct password in a process costs one
 * scrypt run, queued by `FairTurns`; throws Unavailable if its turn takes longer than `timeoutMs`. Later attempts are
 * compared with the digest of that password at almost no cost, so a flood of attempts cannot delay the administrator.
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
