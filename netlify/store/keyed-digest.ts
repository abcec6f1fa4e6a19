import { createHmac, hkdfSync } from 'node:crypto';
import { codeSecret } from '../env/index.ts';

/** The purposes of derived keys; tokens are signed with JWT_SECRET itself. */
type KeyPurpose = 'client codes' | 'login clients' | 'password fingerprint';

/** A key for each purpose (HKDF, RFC 5869): the digests of one purpose reveal nothing about another. */
function derivedKey(purpose: KeyPurpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', codeSecret(), '', `invest-argentina ${purpose}`, 32));
}

/**
 * A digest that only the site can compute (HMAC-SHA256): an IP or e-mail address cannot be found by trying all of
 * them, and no client can choose where its data is stored.
 */
export function keyedDigest(purpose: KeyPurpose, text: string): Buffer {
  return createHmac('sha256', derivedKey(purpose)).update(text).digest();
}

/** Characters of a client’s code: few enough to be stored many times. */
export const codeLength = 16;
