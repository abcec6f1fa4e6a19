import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { Unavailable } from '#domain/calls/errors';

interface Parameters {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

interface PasswordHash extends Parameters {
  readonly salt: Uint8Array;
  readonly key: Uint8Array;
}

// OWASP’s password storage cheat sheet, first choice for scrypt: 128 MB and about a third of a second per check.
const parameters: Parameters = { N: 2 ** 17, r: 8, p: 1 };
const saltBytes = 16;
const keyBytes = 32;

const written = /^scrypt\$(\d{1,7})\$(\d{1,2})\$(\d{1,2})\$([A-Za-z0-9_-]{22,})\$([A-Za-z0-9_-]{43})$/;

/** Hashes a password: `scrypt$N$r$p$salt$key`, salt (16 bytes or more) and key in base64url. */
export async function hashPassword(
  password: string,
  salt: Uint8Array = randomBytes(saltBytes),
  cost: Parameters = parameters,
): Promise<string> {
  if (salt.length < saltBytes) throw new RangeError(`A salt has ${saltBytes} bytes or more`);
  const key = await derive(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, encode(salt), encode(key)].join('$');
}

/** Whether a password matches the hash, in constant time. An unreadable hash is Unavailable. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const { key, salt, ...cost } = parse(hash);
  return timingSafeEqual(await derive(password, salt, cost), key);
}

/** The cost of a hash, for another password. */
export function costOf(hash: string): Parameters {
  const { N, r, p } = parse(hash);
  return { N, r, p };
}

function parse(hash: string): PasswordHash {
  const [, N, r, p, salt, key] = written.exec(hash) ?? [];
  if (salt === undefined || key === undefined) throw unreadable();
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  if (!isSensible(cost)) throw unreadable();
  return { ...cost, salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}

// A weaker hash is not safe; more than 512 MB does not fit into a function’s memory.
function isSensible({ N, r, p }: Parameters): boolean {
  const powerOfTwo = Number.isInteger(Math.log2(N));
  return powerOfTwo && N >= 2 ** 14 && r >= 8 && p >= 1 && memory({ N, r, p }) <= 512 * 1024 * 1024;
}

function unreadable(): Unavailable {
  return new Unavailable(
    'ADMIN_PASSWORD_HASH is not a hash of this site: make one with `npm run deploy:setup` and set it as it is printed',
  );
}

const memory = ({ N, r, p }: Parameters): number => 128 * r * (N + p);

// The same letter may be typed as one character or as letter and accent (é), depending on the keyboard.
function derive(password: string, salt: Uint8Array, cost: Parameters): Promise<Buffer> {
  const options: ScryptOptions = { ...cost, maxmem: 2 * memory(cost) };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
