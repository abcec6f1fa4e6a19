import { describe, expect, test } from 'vitest';
import { Unavailable } from '#domain/calls/errors';
import { hashPassword, verifyPassword } from '../../../netlify/login/password.ts';
import { cheapHash } from './administrator.ts';

describe('a password', () => {
  test('A password matches its own hash, and no other password does', async () => {
    const hash = await hashPassword('Pampa húmeda 33');
    expect(await verifyPassword('Pampa húmeda 33', hash)).toBe(true);
    expect(await verifyPassword('pampa húmeda 33', hash)).toBe(false);
  });

  test.each(['', ' secreto', 'secreto ', 'secret', 'secreto1', 'SECRETO'])(
    'Another password does not match the hash: "%s"',
    async (other) => {
      expect(await verifyPassword(other, cheapHash('secreto'))).toBe(false);
    },
  );

  test('A password matches in any Unicode normalization', async () => {
    expect(await verifyPassword('contrasen\u0303a', cheapHash('contrase\u00f1a'))).toBe(true);
  });

  test('Long passwords are compared to their last character', async () => {
    const long = 'x'.repeat(200);
    expect(await verifyPassword(`${long.slice(0, -1)}y`, cheapHash(long))).toBe(false);
  });
});

describe('a password hash', () => {
  test('A hash contains its parameters and not the password', async () => {
    expect(await hashPassword('secreto')).toMatch(/^scrypt\$131072\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  });

  test('A hash differs each time, unless the salt is given', async () => {
    const salt = new Uint8Array(16).fill(7);
    const given = await hashPassword('secreto', salt);
    expect(await hashPassword('secreto', salt)).toBe(given);
    expect(await hashPassword('secreto')).not.toBe(given);
  });

  test('A salt under 16 bytes is refused', async () => {
    await expect(hashPassword('secreto', new Uint8Array(15))).rejects.toThrow(RangeError);
  });

  const [, , , , salt, key] = cheapHash('secreto').split('$');
  test.each([
    '',
    'secreto',
    '$2b$12$abcdefghijklmnopqrstuvABCDEFGHIJKLMNOPQRSTUVWXYZ01234',
    `bcrypt$16384$8$1$${salt}$${key}`,
    `scrypt$16384$8$1$${salt}`,
    `scrypt$16384$8$1$${salt}$`,
    `scrypt$16384$8$1$$${key}`,
    `scrypt$16384$8$1$${salt}$${key}=`,
    `scrypt$16384$8$1$${salt}$${key?.slice(1)}`,
    `scrypt$16384$8$$${salt}$${key}`,
    `scrypt$16384.0$8$1$${salt}$${key}`,
    `scrypt$16383$8$1$${salt}$${key}`,
    `scrypt$8192$8$1$${salt}$${key}`,
    `scrypt$1$8$1$${salt}$${key}`,
    `scrypt$0$8$1$${salt}$${key}`,
    `scrypt$16384$0$1$${salt}$${key}`,
    `scrypt$16384$8$0$${salt}$${key}`,
    `scrypt$8388608$8$1$${salt}$${key}`,
    `scrypt$1048576$16$1$${salt}$${key}`,
  ])('A hash of another algorithm or strength is refused, with the command that creates one: "%s"', async (hash) => {
    const failure = verifyPassword('secreto', hash);
    await expect(failure).rejects.toBeInstanceOf(Unavailable);
    await expect(failure).rejects.toThrow('npm run deploy:setup');
  });
});
