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
import { writeSmallProject } from '../../support/sites/small-project.ts';

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

/** Sends raw bytes; resolves to the status line and headers of the response. */
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

test('An image is created once, and again after something was deleted', async () => {
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
  test('A file is served with the headers of netlify.toml and of the framework', async () => {
    const response = await get('/about');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<h1>About</h1>');
    expect(response.headers.get('x-from-toml')).toBe('yes');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  test('A file gets only its own headers', async () => {
    const { headers } = await get('/dot.png');
    expect(headers.get('content-security-policy')).toBeNull();
    expect(headers.get('content-type')).toBe('image/png');
  });

  test('An unchanged file answers 304', async () => {
    const etag = (await get('/about')).headers.get('etag') ?? '';
    const again = await get('/about', { headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get('/', { headers: { 'If-None-Match': etag } })).status).toBe(200);
  });

  test('The ETag of a file depends on its content, and is weak where the file may be compressed', async () => {
    const etagOf = async (path: string, accepted: string) =>
      (await get(path, { headers: { 'Accept-Encoding': accepted } })).headers.get('etag');
    const etags = await Promise.all(['br', 'gzip', 'identity'].map((accepted) => etagOf('/about', accepted)));
    expect(new Set(etags).size).toBe(1);
    expect(etags[0]).toMatch(/^W\/"/);
    expect(await etagOf('/dot.png', 'br')).toMatch(/^"/);
  });

  test('A 304 response has the same headers as the file', async () => {
    const { headers } = await get('/about');
    const again = await get('/about', { headers: { 'If-None-Match': `"x", ${headers.get('etag')}` } });
    expect(again.status).toBe(304);
    for (const name of ['vary', 'etag', 'cache-control', 'content-security-policy', 'x-from-toml'])
      expect(again.headers.get(name), name).toBe(headers.get(name));
    expect(again.headers.get('content-type')).toBeNull();
  });

  test('A file answers HEAD without its content', async () => {
    const response = await get('/about', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test.each([
    '/../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/%2e%2e%2fnetlify.toml',
    '/.netlify/v1/config.json',
  ])('A file outside the site cannot be reached by %s', async (path) => {
    expect(await send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 404 /,
    );
  });

  test.each(['/_headers', '/_redirects', '//_headers', '/\\_headers'])(
    'A file that only a deploy reads is not served: %s',
    async (path) => {
      expect(await send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 404 /,
      );
    },
  );

  // The header rules, and with them a page’s policy, apply to the path without the empty parts.
  test.each(['//about', '/.//about', '/\\about', '///about'])('A file is not served at %s', async (path) => {
    expect(await send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 404 /,
    );
  });
});

describe('text files', () => {
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
  ])('A text is sent to a browser that accepts “%s” with the encoding %s', async (accepted, encoding) => {
    expect(await encodings(accepted)).toEqual([encoding, 'Accept-Encoding']);
  });

  test('An image is not compressed', async () => {
    expect(await encodings('br', '/dot.png')).toEqual([undefined, undefined]);
  });

  // Compressed bodies are cached.
  test.each(['br', 'gzip', 'identity'])(
    'A text arrives completely with the encoding %s, the first time and later',
    async (accepted) => {
      for (let time = 1; time <= 3; time += 1) {
        const about = await get('/about', { headers: { 'Accept-Encoding': accepted } });
        expect(await about.text()).toBe(`<h1>About</h1>${'<p>Some text.</p>'.repeat(200)}`);
        const home = await get('/', { headers: { 'Accept-Encoding': accepted } });
        expect(await home.text()).not.toContain('About');
      }
    },
  );
});

describe('functions', () => {
  test('A function gets the parts of its path and the client’s IP address', async () => {
    const response = await (await get('/echo/a%20b')).json();
    expect(response).toMatchObject({ method: 'GET', params: { name: 'a%20b' }, ip: '127.0.0.1', id: 'string' });
  });

  test('A client cannot set another IP address', async () => {
    const headers = { 'x-nf-client-connection-ip': '9.9.9.9', 'x-forwarded-for': '9.9.9.9' };
    expect(await (await get('/echo/x', { headers })).json()).toMatchObject({ ip: '127.0.0.1', header: '127.0.0.1' });
  });

  test('A function gets bodies unchanged', async () => {
    const bytes = randomBytes(3_000_000);
    const digest = createHash('sha256').update(bytes).digest('hex');
    const response = await get('/echo/x', { method: 'POST', body: bytes });
    expect(await response.json()).toMatchObject({ size: 3_000_000, digest });
  });

  test('A body over the platform’s limit does not reach a function', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await get('/echo/x', { method: 'POST', body: randomBytes(7 * 1024 * 1024) });
    expect(response.status).toBe(500);
    expect(log).toHaveBeenCalled();
    log.mockRestore();
  });

  test('A function has priority over a file', async () => {
    expect(await (await get('/both')).json()).toMatchObject({ method: 'GET' });
  });

  test('A function with preferStatic comes after files', async () => {
    expect(await (await get('/first')).text()).toBe('<h1>The file goes first</h1>');
    expect(await (await get('/second')).text()).toBe('the function');
  });

  test('Excluded paths and other methods of a function go to the pages', async () => {
    expect((await get('/echo/excluded')).headers.get('x-made')).toBe('on demand');
    expect((await get('/only-post')).headers.get('x-made')).toBe('on demand');
    expect((await get('/only-post', { method: 'POST' })).status).toBe(201);
  });

  test('A scheduled function has no path', async () => {
    expect((await get('/nightly')).status).toBe(404);
    expect((await get('/.netlify/functions/nightly')).status).toBe(404);
  });

  test('A function of every minute is called although another one fails, which is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await server.runEveryMinute();
    expect(globalThis).toMatchObject({ runs: ['POST'] });
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'on purpose' }));
    log.mockRestore();
  });

  test('A function may set several cookies', async () => {
    expect((await get('/cookies')).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });
});

describe('on-demand pages', () => {
  test('An on-demand page answers requests that nothing else answers', async () => {
    const response = await get('/page/7?x=1');
    expect([response.status, await response.text()]).toEqual([200, '<h1>On demand: GET /page/7</h1>']);
    expect((await get('/nowhere')).status).toBe(404);
    expect((await get('/about', { method: 'POST' })).headers.get('x-made')).toBe('on demand');
  });

  test('A failing on-demand page hides the reason and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const response = await get('/broken');
    expect([response.status, await response.text()]).toEqual([500, 'Internal error\n']);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'on purpose' }));
    log.mockRestore();
    expect((await get('/')).status).toBe(200);
  });
});

describe('trailing slashes', () => {
  test.each([
    ['/about/', '/about'],
    ['/about/?a=1&b=/x/', '/about?a=1&b=/x/'],
    ['/nowhere//', '/nowhere'],
    ['//evil.example/', '/evil.example'],
    ['///evil.example//', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/%2Fevil.example/', '/%2Fevil.example'],
  ])('The path %s is redirected to %s', async (path, target) => {
    const response = await send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1.1 301 /);
    expect(/^location: (.*)\r$/im.exec(response)?.[1]).toBe(target);
  });

  test('A trailing slash of a function or a write is not redirected', async () => {
    expect((await get('/echo/x/')).status).toBe(200);
    expect((await get('/about/', { method: 'POST' })).status).toBe(404);
  });
});

describe('invalid requests', () => {
  test.each([
    'GET http://evil.example/ HTTP/1.1\r\nHost: localhost',
    'GET / HTTP/1.1\r\nHost: a b',
    'GET / HTTP/1.1\r\nHost: evil.example/x?',
    'OPTIONS * HTTP/1.1\r\nHost: localhost',
    'TRACE / HTTP/1.1\r\nHost: localhost',
    'GET  HTTP/1.1\r\nHost: localhost',
    'NONSENSE',
  ])('An invalid request is refused with 400: %j', async (head) => {
    expect(await send(`${head}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
    expect((await get('/')).status).toBe(200);
  });

  test.each(['/%', '/%zz', '/%00', '/%c0%ae', '/a%0d%0ab', `/${'x'.repeat(9_000)}`])(
    'An unusual path is answered with 404: %s',
    async (path) => {
      expect(await send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toMatch(
        /^HTTP\/1.1 404 /,
      );
    },
  );
});
