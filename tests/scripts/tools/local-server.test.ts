import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as rawRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { bundleFunctions } from '../../../scripts/tools/local-server/functions-bundle.ts';
import { type FunctionsHost, hostFunctions } from '../../../scripts/tools/local-server/functions-host.ts';
import { type LocalServer, startLocalServer } from '../../../scripts/tools/local-server/server.ts';
import { writeSmallProject } from '../../support/small-project.ts';

let root: string;
let functions: FunctionsHost;
let server: LocalServer;
let site: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'small-project-'));
  await writeSmallProject(root);
  functions = await hostFunctions(await bundleFunctions(root));
  server = await startLocalServer({ root, functions, port: 0, host: '127.0.0.1' });
  site = `http://127.0.0.1:${server.port}`;
});

afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(`${site}${path}`, { redirect: 'manual', ...init });

/** Sends bytes as they are; resolves to the status line and headers of the response. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    let response = '';
    socket.setEncoding('latin1').on('data', (part) => {
      response += part;
    });
    socket.on('close', () => resolve(response)).on('error', reject);
  });
}

test('an image is made once, and anew when something has been deleted', async () => {
  const width = async () => {
    const response = await get('/.netlify/images?url=/widening&fm=png');
    return (await sharp(await response.arrayBuffer()).metadata()).width;
  };
  expect(await width()).toBe(1);
  await get('/widening', { method: 'POST' });
  expect(await width()).toBe(1);
  await get('/widening', { method: 'DELETE' });
  expect(await width()).toBe(2);
});

describe('files', () => {
  test('are served with the headers of netlify.toml and of the framework', async () => {
    const response = await get('/about');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>About</h1>');
    expect(response.headers.get('x-from-toml')).toBe('yes');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  test('get only the headers that are theirs', async () => {
    const { headers } = await get('/dot.png');
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('content-type')).toBe('image/png');
  });

  test('are not sent again to a browser that has them', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    const again = await get('/about', { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/', { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });

  test('have an ETag of the contents, weak where the bytes may be compressed on their way', async () => {
    const etagOf = async (path: string, accepted: string) =>
      (await get(path, { headers: { 'Accept-Encoding': accepted } })).headers.get('etag');
    const etags = await Promise.all(['br', 'gzip', 'identity'].map((accepted) => etagOf('/about', accepted)));
    expect(new Set(etags).size).toBe(1);
    expect(etags[0]).toMatch(/^W\/"/);
    expect(await etagOf('/dot.png', 'br')).toMatch(/^"/);
  });

  test('that are not sent again are described as they were', async () => {
    const { headers } = await get('/about');
    const again = await get('/about', { headers: { 'If-None-Match': `"x", ${headers.get('etag')}` } });
    expect(again.status).toBe(304);
    for (const name of ['vary', 'etag', 'cache-control', 'content-security-policy', 'x-from-toml'])
      expect(again.headers.get(name), name).toBe(headers.get(name));
    expect(again.headers.get('content-type')).toBeNull();
  });

  test('are described without their content to HEAD', async () => {
    const response = await get('/about', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%2e%2e%2fnetlify.toml',
    '/.netlify/v1/config.json',
  ])('outside of the site cannot be reached by %s', async (path) => {
    expect(await send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 404 /,
    );
  });

  test.each(['/_headers', '/_redirects', '//_headers', '/\\_headers'])(
    'that a deploy reads are not served: %s',
    async (path) => {
      expect(await send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 404 /,
      );
    },
  );

  // Its header rules, and with them a page's policy, are for the path without the empty parts.
  test.each(['//about', '/.//about', '/\\about', '///about'])('are not served at %s', async (path) => {
    expect(await send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 404 /,
    );
  });
});

describe('texts', () => {
  async function encodings(accepted: string, path = '/about') {
    const { headers } = await new Promise<{ headers: Record<string, unknown> }>((resolve) => {
      rawRequest(`${site}${path}`, { headers: { 'Accept-Encoding': accepted } }, (response) => {
        response.resume();
        resolve({ headers: response.headers });
      }).end();
    });
    return [headers['content-encoding'], headers.vary];
  }

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['', undefined],
    ['identity', undefined],
  ])('go to a browser that takes “%s” as %s', async (accepted, encoding) => {
    expect(await encodings(accepted)).toEqual([encoding, 'Accept-Encoding']);
  });

  test('alone are compressed', async () => {
    expect(await encodings('br', '/dot.png')).toEqual([undefined, undefined]);
  });

  // What was compressed once is kept.
  test.each(['br', 'gzip', 'identity'])('arrive whole by %s, the first time and after', async (accepted) => {
    for (let time = 1; time <= 3; time += 1) {
      const about = await get('/about', { headers: { 'Accept-Encoding': accepted } });
      expect(await about.text()).toBe(`<h1>About</h1>${'<p>Some text.</p>'.repeat(200)}`);
      const home = await get('/', { headers: { 'Accept-Encoding': accepted } });
      expect(await home.text()).not.toContain('About');
    }
  });
});

describe('functions', () => {
  test('get the parts of their path and where the request comes from', async () => {
    const response = await (await get('/echo/a%20b')).json();
    expect(response).toMatchObject({ method: 'GET', params: { name: 'a%20b' }, ip: '127.0.0.1', id: 'string' });
  });

  test('are not told another IP by the sender', async () => {
    const headers = { 'x-nf-client-connection-ip': '9.9.9.9', 'x-forwarded-for': '9.9.9.9' };
    expect(await (await get('/echo/x', { headers })).json()).toMatchObject({ ip: '127.0.0.1', header: '127.0.0.1' });
  });

  test('get bodies as they were sent', async () => {
    const bytes = randomBytes(3_000_000);
    const digest = createHash('sha256').update(bytes).digest('hex');
    const response = await get('/echo/x', { method: 'POST', body: bytes });
    expect(await response.json()).toMatchObject({ size: 3_000_000, digest });
  });

  test('never get a part of a body that is larger than the platform takes', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await get('/echo/x', { method: 'POST', body: randomBytes(7 * 1024 * 1024) });
    expect(response.status).toBe(500);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  test('go before files', async () => {
    expect(await (await get('/both')).json()).toMatchObject({ method: 'GET' });
  });

  test('go after files where they say so', async () => {
    expect(await (await get('/first')).text()).toBe('<h1>The file goes first</h1>');
    expect(await (await get('/second')).text()).toBe('the function');
  });

  test('leave excluded paths and other methods to the pages', async () => {
    expect((await get('/echo/excluded')).headers.get('x-made')).toBe('on demand');
    expect((await get('/only-post')).headers.get('x-made')).toBe('on demand');
    expect((await get('/only-post', { method: 'POST' })).status).toBe(201);
  });

  test('that run by the clock have no path, and can be called by name', async () => {
    expect((await get('/nightly')).status).toBe(404);
    expect((await get('/.netlify/functions/nightly')).status).toBe(404);
    expect(functions.named('nightly')).toBeTypeOf('function');
  });

  test('may set more than one cookie', async () => {
    expect((await get('/cookies')).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });
});

describe('on-demand pages', () => {
  test('respond to whatever nothing else does', async () => {
    const response = await get('/page/7?x=1');
    expect([response.status, await response.text()]).toEqual([200, '<h1>On demand: GET /page/7</h1>']);
    expect((await get('/nowhere')).status).toBe(404);
    expect((await get('/about', { method: 'POST' })).headers.get('x-made')).toBe('on demand');
  });

  test('that fail show nothing of why, and the log does', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await get('/broken');
    expect([response.status, await response.text()]).toEqual([500, 'Internal error\n']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'on purpose' }));
    log.mockRestore();
    expect((await get('/')).status).toBe(200);
  });
});

describe('a slash at the end', () => {
  test.each([
    ['/about/', '/about'],
    ['/about/?a=1&b=/x/', '/about?a=1&b=/x/'],
    ['/nowhere//', '/nowhere'],
    ['//evil.example/', '/evil.example'],
    ['///evil.example//', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/%2Fevil.example/', '/%2Fevil.example'],
  ])('of %s leads to %s', async (path, target) => {
    const response = await send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1.1 301 /);
    expect(/^location: (.*)\r$/im.exec(response)?.[1]).toBe(target);
  });

  test('is not redirected for a function or a write', async () => {
    expect((await get('/echo/x/')).status).toBe(200);
    expect((await get('/about/', { method: 'POST' })).status).toBe(404);
  });
});

describe('a request that is none', () => {
  test.each([
    'GET http://evil.example/ HTTP/1.1\r\nHost: localhost',
    'GET / HTTP/1.1\r\nHost: a b',
    'GET / HTTP/1.1\r\nHost: evil.example/x?',
    'OPTIONS * HTTP/1.1\r\nHost: localhost',
    'TRACE / HTTP/1.1\r\nHost: localhost',
    'GET  HTTP/1.1\r\nHost: localhost',
    'NONSENSE',
  ])('is refused and does no harm: %j', async (head) => {
    expect(await send(`${head}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
    expect((await get('/')).status).toBe(200);
  });

  test.each(['/%', '/%zz', '/%00', '/%c0%ae', '/a%0d%0ab', `/${'x'.repeat(9_000)}`])(
    'but only odd is a page that is not there: %s',
    async (path) => {
      expect(await send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 404 /,
      );
    },
  );
});
