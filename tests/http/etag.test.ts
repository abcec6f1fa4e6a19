import { describe, expect, it } from 'vitest';
import { isKnown, strongEtag, unlessKnown, weakEtag } from '#http/etag';

const bytes = new TextEncoder().encode('argentina');

describe('an ETag', () => {
  it('is equal for equal contents, and for no others', async () => {
    expect(await strongEtag(bytes)).toBe(await strongEtag('argentina'));
    expect(await strongEtag(bytes)).not.toBe(await strongEtag('Argentina'));
    expect(await strongEtag(bytes)).toMatch(/^"[0-9a-f]{32}"$/);
  });

  it('of a text is weak', async () => {
    expect(await weakEtag('argentina')).toBe(`W/${await strongEtag('argentina')}`);
  });
});

describe('If-None-Match', () => {
  it.each(['"a"', 'W/"a"', ' W/"a" ', '"b", W/"a"', '"b","a","c"', '"b, c", "a"', '*', ' * '])(
    '%s knows the contents',
    (header) => {
      expect(isKnown('"a"', header)).toBe(true);
      expect(isKnown('W/"a"', header)).toBe(true);
    },
  );

  it.each([null, '', '"b"', 'a', '"A"', '"ab"', '"b, a"', '"*"', 'W/', 'W/a', '"a'])('%s does not', (header) => {
    expect(isKnown('"a"', header)).toBe(false);
    expect(isKnown('W/"a"', header)).toBe(false);
  });

  it('is judged in no time, however long it is', () => {
    expect(isKnown('"a"', '"'.repeat(200_001))).toBe(false);
    expect(isKnown('"a"', 'W/"b" '.repeat(50_000))).toBe(false);
  });
});

describe('an answer', () => {
  const headers = {
    ETag: 'W/"a"',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Type': 'text/html',
    'Content-Length': '1',
    'Content-Security-Policy': "default-src 'none'",
    'Netlify-CDN-Cache-Control': 'public, durable, max-age=60',
    'Netlify-Cache-Tag': 'tag',
    'Netlify-Vary': 'query=none',
    Vary: 'Accept-Encoding',
  };
  const request = (etag: string | null, method = 'GET') =>
    new Request('https://site.example/', { method, headers: etag === null ? {} : { 'If-None-Match': etag } });

  it.each(['GET', 'HEAD'])(
    'to %s of what is known is 304, with all that says how to keep it, and no body',
    async (method) => {
      const answer = unlessKnown(request('"a"', method), new Response('x', { headers }));
      expect(answer.status).toBe(304);
      expect(await answer.text()).toBe('');
      const { 'Content-Type': _, 'Content-Length': __, ...kept } = headers;
      const expected = new Headers(kept);
      expect([...answer.headers]).toEqual([...expected]);
    },
  );

  it.each([
    ['names another', request('"b"'), new Response('x', { headers })],
    ['names none', request(null), new Response('x', { headers })],
    ['writes', request('"a"', 'POST'), new Response('x', { headers })],
    ['meets a failure', request('*'), new Response('x', { headers, status: 503 })],
    ['meets one without ETag', request('*'), new Response('x')],
  ])('stays as it is when the request %s', (_, asked, answer) => {
    expect(unlessKnown(asked, answer)).toBe(answer);
  });
});
