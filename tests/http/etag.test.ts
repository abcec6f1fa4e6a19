import { describe, expect, test } from 'vitest';
import { isKnown, strongEtag, unlessKnown, weakEtag } from '#http/etag';

const bytes = new TextEncoder().encode('argentina');

describe('ETags', () => {
  test('Equal contents have equal ETags, and different contents different ones', async () => {
    expect(await strongEtag(bytes)).toBe(await strongEtag('argentina'));
    expect(await strongEtag(bytes)).not.toBe(await strongEtag('Argentina'));
    expect(await strongEtag(bytes)).toMatch(/^"[0-9a-f]{32}"$/);
  });

  test('The weak ETag of a text is its strong one with the prefix W/', async () => {
    expect(await weakEtag('argentina')).toBe(`W/${await strongEtag('argentina')}`);
  });
});

describe('If-None-Match', () => {
  test.each(['"a"', 'W/"a"', ' W/"a" ', '"b", W/"a"', '"b","a","c"', '"b, c", "a"', '*', ' * '])(
    'The header If-None-Match %s matches the ETag',
    (header) => {
      expect(isKnown('"a"', header)).toBe(true);
      expect(isKnown('W/"a"', header)).toBe(true);
    },
  );

  test.each([null, '', '"b"', 'a', '"A"', '"ab"', '"b, a"', '"*"', 'W/', 'W/a', '"a'])(
    'The header If-None-Match %s does not match the ETag',
    (header) => {
      expect(isKnown('"a"', header)).toBe(false);
      expect(isKnown('W/"a"', header)).toBe(false);
    },
  );

  test('A very long If-None-Match header is compared without delay', () => {
    expect(isKnown('"a"', '"'.repeat(200_001))).toBe(false);
    expect(isKnown('"a"', 'W/"b" '.repeat(50_000))).toBe(false);
  });
});

describe('conditional answers', () => {
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

  test.each(['GET', 'HEAD'])(
    'A %s request with a matching ETag gets 304 with the caching headers and no body',
    async (method) => {
      const response = unlessKnown(request('"a"', method), new Response('x', { headers }));
      expect(response.status).toBe(304);
      expect(await response.text()).toBe('');
      const { 'Content-Type': _, 'Content-Length': __, ...kept } = headers;
      const expected = new Headers(kept);
      expect([...response.headers]).toEqual([...expected]);
    },
  );

  test.each([
    ['names another ETag', request('"b"'), new Response('x', { headers })],
    ['names no ETag', request(null), new Response('x', { headers })],
    ['writes', request('"a"', 'POST'), new Response('x', { headers })],
    ['meets a failure', request('*'), new Response('x', { headers, status: 503 })],
    ['meets an answer without ETag', request('*'), new Response('x')],
  ])('An answer is sent unchanged when the request %s', (_, asked, response) => {
    expect(unlessKnown(asked, response)).toBe(response);
  });
});
