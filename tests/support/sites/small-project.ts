import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

// A minimal built site, to test how the local server handles each kind of file.
const files = {
  'package.json': '{ "type": "module" }',
  'netlify.toml': `
[build]
  publish = "dist"
[[headers]]
  for = "/*"
  [headers.values]
    X-From-Toml = "yes"`,
  'dist/index.html': '<h1>Home</h1>',
  'dist/about.html': `<h1>About</h1>${'<p>Some text.</p>'.repeat(200)}`,
  'dist/_headers': '/about.html\n  X-From-Headers: yes\n',
  'dist/_redirects': '/old /about 301\n',
  'dist/both.html': '<h1>The file</h1>',
  'dist/first.html': '<h1>The file goes first</h1>',
  'dist/dot.png': 'not really an image',
  '.netlify/v1/config.json': JSON.stringify({
    headers: [
      { for: '/_astro/*', values: { 'Cache-Control': 'immutable' } },
      { for: '/about', values: { 'Content-Security-Policy': "default-src 'none'" } },
    ],
  }),
  '.netlify/v1/functions/ssr/ssr.mjs': `
export default (request, context) => {
  const { pathname } = new URL(request.url);
  if (pathname === '/broken') throw new Error('on purpose');
  const status = pathname.startsWith('/page/') ? 200 : 404;
  return new Response('<h1>On demand: ' + request.method + ' ' + pathname + '</h1>', {
    status, headers: { 'Content-Type': 'text/html', 'X-Made': 'on demand', 'X-Ip': context.ip },
  });
};`,
  'netlify/functions/echo.ts': `
import type { Context } from '@netlify/functions';
export default async (request: Request, context: Context): Promise<Response> => {
  const bytes = new Uint8Array(await request.arrayBuffer());
  const digest = Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
  return Response.json({ method: request.method, params: context.params, ip: context.ip, size: bytes.length, digest,
    id: typeof context.requestId, header: request.headers.get('x-nf-client-connection-ip') });
};
export const config = { path: ['/echo/:name', '/both'], excludedPath: '/echo/excluded' };`,
  'netlify/functions/only-post.ts': `
export default async (): Promise<Response> => new Response(null, { status: 201 });
export const config = { path: '/only-post', method: 'POST' };`,
  'netlify/functions/after-files.ts': `
export default async (): Promise<Response> => new Response('the function');
export const config = { path: ['/first', '/second'], preferStatic: true };`,
  'netlify/functions/nightly.ts': `
export default async (): Promise<Response> => new Response('swept');
export const config = { schedule: '@daily' };`,
  'netlify/functions/a-failing-minute.ts': `
export default async (): Promise<Response> => { throw new Error('on purpose'); };
export const config = { schedule: '* * * * *' };`,
  'netlify/functions/each-minute.ts': `
export default async ({ method }: Request): Promise<void> => {
  const { runs = [] } = globalThis as { runs?: string[] };
  Object.assign(globalThis, { runs: [...runs, method] });
};
export const config = { schedule: '* * * * *' };`,
  // A picture that is one pixel wide, and two pixels wide after a POST.
  'netlify/functions/widening.ts': `
const pictures = [
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAMAAAAoyzS7AAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAACklEQVQImWNgAAAAAgAB9HFkpgAAAABJRU5ErkJggg==',
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAAA1BMVEX///+nxBvIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgYAAAAAMAAaCmo9QAAAAASUVORK5CYII=',
];
let wide = 0;
export default async ({ method }: Request): Promise<Response> => {
  if (method === 'POST') wide = 1;
  return new Response(Buffer.from(pictures[wide], 'base64'), { headers: { 'Content-Type': 'image/png' } });
};
export const config = { path: '/widening' };`,
  'netlify/functions/cookies.ts': `
export default async (): Promise<Response> => new Response('two', { headers: [['Set-Cookie', 'a=1'], ['Set-Cookie', 'b=2']] });
export const config = { path: '/cookies' };`,
} as const;

/** Writes a small project with functions and build output into a folder. */
export async function writeSmallProject(folder: string): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}
