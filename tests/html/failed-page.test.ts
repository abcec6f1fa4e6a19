import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dataPolicy } from '#http/headers';
import { dictionaryOf } from '../../src/i18n/dictionary.ts';

// Without an error page the framework answers an empty 404, and crawlers treat the page as deleted.

test.each(['en', 'es', 'zh'] as const)(
  'A page that fails unexpectedly (%s) is answered with an error page and status 500',
  async (language) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => logged.mockRestore());
    const { default: result } = await import(pathToFileURL(join('.netlify/v1/functions/ssr/ssr.mjs')).href);
    const prefix = language === 'en' ? '' : `/${language}`;
    const request = new Request(`https://site.example${prefix}/contact/sent`, {
      method: 'POST',
      body: new URLSearchParams({ firstName: 'Wei' }),
    });
    // A body can be read only once, so the page throws an unexpected error.
    await request.text();
    const response = await result(request, { ip: '192.0.2.1', waitUntil: () => {} });
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(dictionaryOf(language).serverError.title);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(response.headers.get('Content-Security-Policy')).not.toBe(dataPolicy);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  },
);
