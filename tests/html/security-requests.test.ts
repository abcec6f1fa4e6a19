import { connect } from 'node:net';
import { expect } from 'vitest';
import { test } from '../support/sites/site-test.ts';

/** Sends a raw request line, which HTTP clients would normalise, and resolves to the answer. */
function send(origin: string, line: string, headers = ''): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    socket.on('error', reject);
    socket.write(`${line} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n${headers}\r\n`);
  });
}

const statusOf = (response: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1]);

// Contents of files that must never be served.
const secrets = /root:.*:0:0|ADMIN_PASSWORD|JWT_SECRET|"devDependencies"|\[build\]/;

test('No URL reads a file of the machine or a secret', async ({ origin }) => {
  for (const path of [
    '/../../../../etc/passwd',
    '/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
    '/..\\..\\..\\etc\\passwd',
    '/%252e%252e%252f%252e%252e%252fetc%252fpasswd',
    '/_astro/..%2f..%2f.env',
    '/.env',
    '/package.json',
    '/netlify.toml',
    '/.netlify/v1/config.json',
    '/.git/config',
    '/images/..%2f..%2f..%2f.env',
    '/api/files/..%2f..%2f.env',
    '/images/%2e%2e%2fopportunities%2findex',
    '/.netlify/images?url=file:///etc/passwd',
    '/.netlify/images?url=/../../package.json',
    '/.netlify/images?url=http://127.0.0.1:1/x.png',
    '/.netlify/images?url=//169.254.169.254/latest/meta-data',
    '/.netlify/functions/log-in',
    '/.netlify/functions/sweep',
    '/.netlify/blobs/deploy/x',
  ]) {
    const response = await send(origin, `GET ${path}`);
    expect.soft([path, Math.floor(statusOf(response) / 100)]).toEqual([path, 4]);
    expect.soft(response, path).not.toMatch(secrets);
  }
});

test('No URL redirects to another site or adds a header', async ({ origin }) => {
  for (const line of [
    'GET //evil.example/',
    'GET ///evil.example//',
    'GET /\\evil.example/',
    'GET /%2f%2fevil.example/',
    'GET /%5cevil.example/',
    'GET /es//evil.example/',
    'GET /.//evil.example/',
    'HEAD //evil.example/',
    'POST //evil.example/',
    'DELETE //evil.example/x/',
    'GET /about%0d%0aSet-Cookie:a=b/',
    'GET /about/%0d%0aLocation:%20//evil.example/',
    'GET /about/?next=//evil.example/',
  ]) {
    const [head = ''] = (await send(origin, line)).split('\r\n\r\n');
    const location = /^location: (.*)$/im.exec(head)?.[1] ?? '/';
    expect.soft([line, new URL(location, origin).host]).toEqual([line, new URL(origin).host]);
    expect.soft(head, line).not.toMatch(/^set-cookie:/im);
    expect.soft(statusOf(head), line).toBeLessThan(500);
  }
});

test('A request header does not change which page is answered', async ({ origin }) => {
  const body = (response: string) => response.slice(response.indexOf('\r\n\r\n'));
  const plain = await send(origin, 'GET /nothing');
  expect(statusOf(plain)).toBe(404);
  for (const header of [
    'X-Forwarded-Host: evil.example',
    'X-Forwarded-Proto: javascript',
    'X-Original-URL: /admin',
    'X-Rewrite-URL: /admin',
    'X-HTTP-Method-Override: DELETE',
    'Forwarded: host=evil.example',
    'X-Astro-Path: /admin',
    'X-Middleware-Subrequest: 1',
  ]) {
    const response = await send(origin, 'GET /nothing', `${header}\r\n`);
    expect.soft([header, statusOf(response), body(response)]).toEqual([header, 404, body(plain)]);
  }
  // The framework's adapter accepts this header only from itself.
  expect(statusOf(await send(origin, 'GET /nothing', 'X-Astro-Locals: {"a":1}\r\n'))).toBe(403);
});
