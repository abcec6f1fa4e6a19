import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { ImageHandler } from '@netlify/images';
import { StaticHandler } from '@netlify/static';
import { strongEtag, unlessKnown, weakEtag } from '#http/etag';
import { sharedHeaders } from '#http/headers';
import { isCompressible } from './compression.ts';
import type { HeaderRules } from './header-rules.ts';
import { plainHeaders } from './http.ts';
import { areImageParameters } from './image-parameters.ts';
import { encodePicturesOnRequest } from './pictures.ts';

/** What Netlify's emulator does for us: files with the headers of netlify.toml, and the image CDN. */
export interface Platform {
  file(request: Request): Promise<Response | undefined>;
  image(request: Request, site: string): Promise<Response | undefined>;
  /** Makes every image anew, because one of those that they are made of may be gone. */
  forgetImages(): void;
}

/** Starts the parts of Netlify's emulator that we use: files, headers and the image CDN. Wholly offline. */
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

  // What was built stays as it is. The emulator reads all rules of headers anew for each file that it is asked for.
  async function readFile(request: Request, pathname: string): Promise<KnownFile | undefined> {
    await providePicture(pathname);
    const response = await (await files.match(request))?.handle();
    if (!response) return undefined;
    await headers.apply(request, response);
    for (const [name, value] of headersOf(pathname)) response.headers.set(name, value);
    const file = await validated(response);
    if (file.bytes.byteLength <= largestKept) known.set(pathname, file);
    return file;
  }

  const images = new Map<string, MadeImage>();

  async function image(request: Request, site: string): Promise<Response | undefined> {
    if (!isImagePath(request) || !isRead(request)) return undefined;
    if (!areImageParameters(new URL(request.url).searchParams)) return refused();
    // The CDN keeps what it has made, the emulator does not. Which format is made depends on what the browser takes.
    const key = `${request.url} ${request.headers.get('accept')}`;
    const found = images.get(key) ?? (await makeImage(request, site));
    if (found?.bytes && images.size < mostImagesKept) images.set(key, found);
    return found && new Response(found.bytes, found);
  }

  async function makeImage(request: Request, site: string): Promise<MadeImage | undefined> {
    const made = await cdn.match(bare(request))?.handle(site);
    if (!made) return undefined;
    // A refusal of the emulator names this machine.
    const shown = new Headers(made.ok ? made.headers : {});
    for (const [name, value] of Object.entries({ ...plainHeaders, ...sharedHeaders })) shown.set(name, value);
    return { status: made.status, headers: shown, bytes: made.ok ? await made.arrayBuffer() : null };
  }

  return { file, image, forgetImages: () => images.clear() };
}

const isRead = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

const isImagePath = ({ url }: Request): boolean => /^\/\.netlify\/images\/?$/.test(new URL(url).pathname);

// The emulator passes over empty parts of a path; the header rules, which hold a page's policy, do not.
const isFilePath = ({ url }: Request): boolean => {
  const { pathname } = new URL(url);
  return !pathname.includes('//') && !deployFiles.includes(pathname);
};

/** What a deploy reads from the folder and does not serve. */
const deployFiles = ['/_headers', '/_redirects'];

const refused = (): Response => new Response(null, { status: 400, headers: plainHeaders });

// The emulator answers only GET with images; the body of a response to HEAD is dropped where it is sent.
const bare = ({ url, headers }: Request): Request => new Request(url, { headers });

interface KnownFile {
  readonly bytes: ArrayBuffer;
  readonly headers: Headers;
}

interface MadeImage {
  readonly status: number;
  readonly headers: Headers;
  /** Nothing where it was refused. */
  readonly bytes: ArrayBuffer | null;
}

/** Each has some tens of kilobytes. */
const mostImagesKept = 500;

/** Bytes of the largest file that is kept in memory: every page, script and style. */
const largestKept = 400_000;

/** A file with its ETag, weak where its bytes may be compressed on their way. */
async function validated(response: Response): Promise<KnownFile> {
  const bytes = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set('etag', await (isCompressible(headers) ? weakEtag : strongEtag)(bytes));
  headers.set('content-length', String(bytes.byteLength));
  return { bytes, headers };
}
