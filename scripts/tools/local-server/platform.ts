import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { ImageHandler } from '@netlify/images';
import { StaticHandler } from '@netlify/static';
import { strongEtag, unlessKnown, weakEtag } from '#http/etag';
import { sharedHeaders } from '#http/headers';
import { isCompressible } from './compression.ts';
import type { HeaderRules } from './header-rules.ts';
import { encodePicturesOnRequest } from './illustrations.ts';
import { areImageParameters } from './image-parameters.ts';
import { plainHeaders } from './listen.ts';

/** Files with the headers of netlify.toml, and the image CDN, by Netlify's emulator. */
export interface Platform {
  file(request: Request): Promise<Response | undefined>;
  image(request: Request, site: string): Promise<Response | undefined>;
  /** Clears the image cache, because a source image may have been deleted. */
  forgetImages(): void;
}

/** Starts the files, headers and image CDN of Netlify's emulator, offline. */
export async function startPlatform(root: string, headersOf: HeaderRules): Promise<Platform> {
  const logger = { log: () => {}, warn: console.warn, error: console.error };
  const publishDir = join(root, 'dist');
  const headers = new HeadersHandler({
    configPath: join(root, 'netlify.toml'),
    projectDir: root,
    publishDir,
    logger,
  });
  const providePicture = await encodePicturesOnRequest(root);
  const files = new StaticHandler({ directory: publishDir });
  const cdn = new ImageHandler({ logger });

  const known = new Map<string, KnownFile>();

  async function file(request: Request): Promise<Response | undefined> {
    if (!isRead(request) || !isFilePath(request)) return undefined;
    const { pathname } = new URL(request.url);
    const found = known.get(pathname) ?? (await readFile(request, pathname));
    return found && unlessKnown(request, new Response(found.bytes, { headers: found.headers }));
  }

  // The build does not change while it is served, but the emulator would read all header rules for each file.
  async function readFile(request: Request, pathname: string): Promise<KnownFile | undefined> {
    await providePicture(pathname);
    const response = await (await files.match(request))?.handle();
    if (!response) return undefined;
    await headers.apply(request, response);
    for (const [name, value] of headersOf(pathname)) response.headers.set(name, value);
    const file = await validated(response);
    if (file.bytes.byteLength <= largestCached) known.set(pathname, file);
    return file;
  }

  const images = new Map<string, CachedImage>();

  async function image(request: Request, site: string): Promise<Response | undefined> {
    if (!isImagePath(request) || !isRead(request)) return undefined;
    if (!areImageParameters(new URL(request.url).searchParams)) return refused();
    // The CDN caches images, the emulator does not. The format depends on the Accept header.
    const key = `${request.url} ${request.headers.get('accept')}`;
    const found = images.get(key) ?? (await fetchImage(request, site));
    if (found?.bytes && images.size < mostCachedImages) images.set(key, found);
    return found && new Response(found.bytes, found);
  }

  async function fetchImage(request: Request, site: string): Promise<CachedImage | undefined> {
    const response = await cdn.match(bare(request))?.handle(site);
    if (!response) return undefined;
    // Error responses of the emulator contain paths of this machine.
    const headers = new Headers(response.ok ? response.headers : {});
    for (const [name, value] of Object.entries({ ...plainHeaders, ...sharedHeaders })) headers.set(name, value);
    return { status: response.status, headers, bytes: response.ok ? await response.arrayBuffer() : null };
  }

  return { file, image, forgetImages: () => images.clear() };
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const isImagePath = ({ url }: Request): boolean => /^\/\.netlify\/images\/?$/.test(new URL(url).pathname);

// The emulator ignores empty path segments; the header rules, which have the CSP, do not.
const isFilePath = ({ url }: Request): boolean => {
  const { pathname } = new URL(url);
  return !pathname.includes('//') && !deployFiles.includes(pathname);
};

/** Files that a deploy reads and does not serve. */
const deployFiles = ['/_headers', '/_redirects'];

const refused = (): Response => new Response(null, { status: 400, headers: plainHeaders });

// The emulator serves images only for GET; the server drops the body of a response to HEAD.
const bare = ({ url, headers }: Request): Request => new Request(url, { headers });

interface KnownFile {
  readonly bytes: ArrayBuffer;
  readonly headers: Headers;
}

interface CachedImage {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined if the image was refused. */
  readonly bytes: ArrayBuffer | null;
}

/** Cached images, tens of kilobytes each. */
const mostCachedImages = 500;

/** Largest file cached in memory, in bytes: every page, script and style sheet. */
const largestCached = 400_000;

/** A file with its ETag, weak if it may be compressed. */
async function validated(response: Response): Promise<KnownFile> {
  const bytes = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set('etag', await (isCompressible(headers) ? weakEtag : strongEtag)(bytes));
  headers.set('content-length', String(bytes.byteLength));
  return { bytes, headers };
}
