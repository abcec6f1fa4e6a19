import { createHmac, hkdfSync } from 'node:crypto';
import { codeSecret } from '../env/index.ts';

/** What keys are derived for beside the signing of tokens, for which JWT_SECRET itself is used. */
type KeyPurpose = 'client codes' | 'login clients' | 'password fingerprint';

/** A key for each purpose (HKDF, RFC 5869): what one of them signs or names says nothing of another. */
function derivedKey(purpose: KeyPurpose): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', codeSecret(), '', `invest-argentina ${purpose}`, 32));
}

/**
 * A digest that nobody without the site's key can compute (HMAC-SHA256): a code of an IP or an e-mail address cannot be
 * found by trying them all, and no client can choose where something of it is stored.
 */
export function keyedDigest(purpose: KeyPurpose, text: string): Buffer {
  return createHmac('sha256', derivedKey(purpose)).update(text).digest();
}

/** Characters of a client's code: few enough to be kept many times. */
export const codeLength = 16;

/** A short code of a client, an address or a text. */
export const codeOf = (text: string): string =>
  keyedDigest('client codes', text).toString('base64url').slice(0, codeLength);
