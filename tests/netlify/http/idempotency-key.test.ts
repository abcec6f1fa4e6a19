import { describe, expect, test } from 'vitest';
import { isUuid } from '#domain/ids';
import { idempotencyKey } from '../../../netlify/http/idempotency-key.ts';

const key = 'a0b1c2d3-e4f5-4a6b-8c7d-9e0f1a2b3c4d';
const sent = (value: string) =>
  new Request('https://site.example/', { method: 'POST', headers: { 'Idempotency-Key': value } });

describe('the idempotency key of a request', () => {
  test('The idempotency key is the one that was sent, in lower case', () => {
    expect(idempotencyKey(sent(key))).toBe(key);
    expect(idempotencyKey(sent(key.toUpperCase()))).toBe(key);
  });

  test('A request without an idempotency key gets a new one each time', () => {
    const request = new Request('https://site.example/', { method: 'POST' });
    const keys = new Set([idempotencyKey(request), idempotencyKey(request)]);
    expect(keys.size).toBe(2);
    for (const made of keys) expect(isUuid(made)).toBe(true);
  });

  test.each([
    '',
    '1',
    'key',
    key.replaceAll('-', ''),
    `"${key}"`,
    `${key}, ${key}`,
    `${key}x`,
    '../../opportunities/x',
    '00000000-0000-0000-0000-000000000000',
  ])('An idempotency key that is not a UUID is refused by its name: "%s"', (value) => {
    const refusal = { code: 'invalid', details: { fields: { 'Idempotency-Key': 'wrong-type' } } };
    expect(() => idempotencyKey(sent(value))).toThrow(expect.objectContaining(refusal));
  });
});
