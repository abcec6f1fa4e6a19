import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { securityHeaders } from '#http/headers';
import { exchange } from '../reliability/bad-requests/raw-http.ts';
import { onDemandRoutes } from '../support/sites/built-routes.ts';
import { test } from '../support/sites/site-test.ts';

const assets = fileURLToPath(new URL('../../dist/_astro/', import.meta.url));

/** Requests a raw path, which HTTP clients would normalise, and returns status and headers. */
async function ask(origin: string, path: string, method = 'GET') {
  const { host, port } = new URL(origin);
  const lines = `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  const response = await exchange(Number(port), { pieces: [Buffer.from(lines)], isWhole: true }, 30_000);
  const text = response.kind === 'answered' ? response.text : '';
  const [head = ''] = text.split('\r\n\r\n');
  const names = head.split('\r\n').map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
  return { status: Number(head.slice(9, 12)), isPage: /^content-type: text\/html/im.test(head), names };
}

const required = Object.keys(securityHeaders).map((name) => name.toLowerCase());
const closed = { status: 404, missing: [] };

async function statusAndMissingHeaders(origin: string, path: string, method?: string) {
  const { status, names } = await ask(origin, path, method);
  return { status, missing: required.filter((name) => !names.includes(name)) };
}

test('Routes that the framework adds by itself answer 404', async ({ origin }) => {
  const routes = await onDemandRoutes();
  const ours = routes.filter(({ component }) => component.startsWith('src/pages/')).map(({ route }) => route);
  expect(ours).toEqual(expect.arrayContaining(['/404', '/api/[...path]', '/[...language]/opportunity/[id]']));
  for (const { route } of routes.filter((one) => !ours.includes(one.route))) {
    const path = route.replaceAll(/\[[^\]]*\]/g, 'x');
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE']) {
      for (const query of ['', '?x=1', '?href=/favicon.svg&f=svg', '?e=default&p=x&s=x']) {
        const door = `${method} ${path}${query}`;
        expect.soft([door, await statusAndMissingHeaders(origin, path + query, method)]).toEqual([door, closed]);
      }
    }
  }
});

test('Paths that begin with an underscore are 404 unless they are built files', async ({ origin }) => {
  const image = (await readdir(assets)).find((name) => /\.(?:webp|jpg|png|avif)$/.test(name));
  for (const path of [
    '/_image',
    `/_image?href=/_astro/${image}&f=avif`,
    `/_image?href=/_astro/${image}&f=svg&w=99`,
    '/_image?href=http://127.0.0.1:1/x.png&f=webp',
    '//_image?href=/favicon.svg&f=svg',
    '/%5fimage?href=/favicon.svg&f=svg',
    '/%255fimage?href=/favicon.svg&f=svg',
    '/_image/x',
    '/_server-islands/x',
    '/_server-islands/x?e=default&p=x&s=x',
    '/_actions/x',
    '/_astro/nothing.js',
    '/_anything',
    '/_headers',
    '/_redirects',
    '/__vite_ping',
    '/@vite/client',
  ]) {
    expect.soft([path, await statusAndMissingHeaders(origin, path)]).toEqual([path, closed]);
    expect.soft([path, (await statusAndMissingHeaders(origin, path, 'POST')).status]).toEqual([path, 404]);
  }
  expect((await ask(origin, `/_astro/${image}`)).status).toBe(200);
});

test('A request that is refused before routing has the security headers too', async ({ origin }) => {
  const responses = [
    ['/%25'.padEnd(60, '25'), 400],
    [`/${'a'.repeat(2_000)}`, 404],
    [`/es/${'/'.repeat(14_000)}x`, 404],
  ] as const;
  for (const [path, status] of responses) {
    expect.soft([path, await statusAndMissingHeaders(origin, path)]).toEqual([path, { status, missing: [] }]);
  }
  expect((await ask(origin, `/${'a'.repeat(1_999)}`)).isPage).toBe(true);
});

test('A page has its content security policy at every URL that shows it', async ({ origin }) => {
  for (const path of [
    ...['/', '/index', '/index.html', '//index', '/about', '/about.html', '//about', '/.//about', '/\\about'],
    ...['/es', '/es.html', '//es', '/es//about', '//es/about', '/%61bout', '/about%2ehtml', '/admin', '//admin'],
    ...['//opportunities', '/opportunities//tech', '///', '/./about', '/x/../about'],
  ]) {
    const { status, isPage, names } = await ask(origin, path);
    const policy = isPage ? names.includes('content-security-policy') : status >= 300;
    expect.soft([path, policy]).toEqual([path, true]);
  }
});

test('The image service answers 400 to parameters that it does not support', async ({ origin }) => {
  for (const parameters of ['w=0', 'q=101', 'w=x', 'w=-1', 'h=1.5', 'position=x&w=5&h=7', 'w=9,enlarge', 'fm=x']) {
    const path = `/.netlify/images?url=/icon-512.png&${parameters}`;
    const { status, names } = await ask(origin, path);
    expect.soft([path, status]).toEqual([path, 400]);
    expect.soft(names, path).toEqual(expect.arrayContaining(required));
  }
  expect((await ask(origin, '/.netlify/images?url=/icon-512.png&w=64&q=100&fm=webp')).status).toBe(200);
});
