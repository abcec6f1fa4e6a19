import { describe, expect, test } from 'vitest';
import { limits } from '#domain/limits';
import { credentials, tokenHours } from '#domain/login';
import { validate } from '#domain/validate';

const problemsOf = (value: unknown) => {
  const checked = validate(credentials, value);
  return checked.kind === 'invalid' ? checked.fields : {};
};

describe('the body of a login', () => {
  test('is taken as typed: neither name nor password is trimmed', () => {
    const typed = { username: ' admin ', password: '  pass word\n' };
    expect(validate(credentials, typed)).toEqual({ kind: 'valid', value: typed });
  });

  test.each([{}, { username: '', password: '' }])('%j lacks both fields', (value) => {
    expect(problemsOf(value)).toEqual({ username: 'required', password: 'required' });
  });

  test.each([7, null, ['admin'], { $ne: '' }])('a name or password that is %j is of the wrong type', (odd) => {
    expect(problemsOf({ username: odd, password: odd })).toEqual({ username: 'wrong-type', password: 'wrong-type' });
  });

  test('a name or password with a NUL is refused: scrypt would not tell it from the one without', () => {
    expect(problemsOf({ username: 'admin\0', password: 'pass\0' })).toEqual({
      username: 'control-character',
      password: 'control-character',
    });
  });

  test('a name or password beyond its limit is refused before it is hashed', () => {
    const body = { username: 'a'.repeat(limits.username), password: 'b'.repeat(limits.password) };
    expect(problemsOf(body)).toEqual({});
    expect(problemsOf({ username: `${body.username}a`, password: `${body.password}b` })).toEqual({
      username: 'too-long',
      password: 'too-long',
    });
  });
});

test('a token is good for eight hours at most', () => {
  expect(tokenHours).toBeLessThanOrEqual(8);
});
