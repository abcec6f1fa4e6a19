import { describe, expect, test } from 'vitest';
import { readForm, sendsTooManyForms } from '../../../netlify/http/read-form.ts';

describe('forms that are posted to pages', () => {
  test('A client may post sixty forms in a minute, independently of other clients', () => {
    const start = Date.now();
    const sixty = Array.from({ length: 60 }, (_, second) => sendsTooManyForms('192.0.2.1', start + second * 900));
    expect(sixty).not.toContain(true);
    expect(sendsTooManyForms('192.0.2.1', start + 59_000)).toBe(true);
    expect(sendsTooManyForms('192.0.2.2', start + 59_000)).toBe(false);
    expect(sendsTooManyForms('192.0.2.1', start + 60_000)).toBe(false);
  });

  const posted = (body: string, headers: Readonly<Record<string, string>> = {}) =>
    new Request('https://site.example/contact/sent', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body,
    });

  test('A form is read unless its type, its site or its size (200,000 characters) is wrong', async () => {
    expect(Object.fromEntries((await readForm(posted('firstName=Ana'))) ?? [])).toEqual({ firstName: 'Ana' });
    expect(await readForm(posted('firstName=Ana', { 'Content-Type': 'text/plain' }))).toBeUndefined();
    expect(await readForm(posted('firstName=Ana', { 'Sec-Fetch-Site': 'cross-site' }))).toBeUndefined();
    expect(await readForm(posted('firstName=Ana', { Origin: 'https://other.example' }))).toBeUndefined();
    expect(await readForm(posted(`message=${'a'.repeat(200_000)}`))).toBeUndefined();
  });
});
