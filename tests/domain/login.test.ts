import { describe, expect, test } from 'vitest';
import { credentials, tokenHours } from '#domain/calls/login';
import { limits } from '#domain/limits';
import { validate } from '#domain/validate';

const problemsOf = (value: unknown) => {
  const checked = validate(credentials, value);
  return checked.kind === 'invalid' ? checked.fields : {};
};

describe('the body of a login request', () => {
  test('User name and password are taken as typed, without trimming', () => {
    const typed = { username: ' admin ', password: '  pass word\n' };
    expect(validate(credentials, typed)).toEqual({ kind: 'valid', value: typed });
  });

  test.each([{}, { username: '', password: '' }])('The login body %j lacks both fields', (value) => {
    expect(problemsOf(value)).toEqual({ username: 'required', password: 'required' });
  });

  test.each([7, null, ['admin'], { $ne: '' }])('A user name or password of %j has the wrong type', (odd) => {
    expect(problemsOf({ username: odd, password: odd })).toEqual({ username: 'wrong-type', password: 'wrong-type' });
  });

  test('A user name or password with a NUL is refused, because scrypt treats it like the same text without', () => {
    expect(problemsOf({ username: 'admin\0', password: 'pass\0' })).toEqual({
      username: 'control-character',
      password: 'control-character',
    });
  });

  test('A user name or password over its limit is refused before hashing', () => {
    const body = { username: 'a'.repeat(limits.username), password: 'b'.repeat(limits.password) };
    expect(problemsOf(body)).toEqual({});
    expect(problemsOf({ username: `${body.username}a`, password: `${body.password}b` })).toEqual({
      username: 'too-long',
      password: 'too-long',
    });
  });
});

test('A token is valid for eight hours at most', () => {
  expect(tokenHours).toBeLessThanOrEqual(8);
});
