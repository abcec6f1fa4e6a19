import { describe, expect, test } from 'vitest';
import { Unavailable } from '#domain/calls/errors';
import { loginSettings } from '../../../netlify/env/index.ts';

const complete = { ADMIN_USERNAME: 'ana', ADMIN_PASSWORD_HASH: 'scrypt$…', JWT_SECRET: 's'.repeat(32) };

describe('the settings of the login', () => {
  test('The login settings come from the environment', () => {
    const settings = loginSettings(complete);
    expect(settings).toMatchObject({ username: 'ana', passwordHash: 'scrypt$…' });
    expect(new TextDecoder().decode(settings.secret)).toBe('s'.repeat(32));
  });

  test('The login settings ignore a line break at the end', () => {
    expect(loginSettings({ ...complete, ADMIN_PASSWORD_HASH: 'scrypt$…\n' }).passwordHash).toBe('scrypt$…');
  });

  test('The length of a login secret is counted in bytes', () => {
    expect(loginSettings({ ...complete, JWT_SECRET: 'ñ'.repeat(16) }).secret.length).toBe(32);
  });

  test.each([
    ['ADMIN_USERNAME', undefined],
    ['ADMIN_USERNAME', ''],
    ['ADMIN_USERNAME', '  '],
    ['ADMIN_PASSWORD_HASH', undefined],
    ['ADMIN_PASSWORD_HASH', ''],
    ['JWT_SECRET', undefined],
    ['JWT_SECRET', ''],
    ['JWT_SECRET', 's'.repeat(31)],
    ['JWT_SECRET', ` ${'s'.repeat(31)} `],
  ])('The login is unavailable, with the name of the variable, when %s is %j', (name, value) => {
    const read = () => loginSettings({ ...complete, [name]: value });
    expect(read).toThrow(Unavailable);
    expect(read).toThrow(name);
  });

  test('The error of the login settings names all missing variables and how to create them', () => {
    expect(() => loginSettings({})).toThrow(
      /ADMIN_USERNAME.*ADMIN_PASSWORD_HASH.*npm run deploy:setup.*JWT_SECRET.*openssl rand/,
    );
  });
});
