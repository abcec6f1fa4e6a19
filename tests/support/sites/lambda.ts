import { fork } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type Bundle, bundleFunctions } from '../../../scripts/tools/local-server/functions-bundle.ts';
import { hostOf } from '../../../scripts/tools/local-server/functions-host.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The bundles of all functions in a folder of their own, outside the project and its packages. */
export interface MovedBundles {
  readonly folder: string;
  readonly functions: readonly Bundle[];
  readonly remove: () => Promise<void>;
}

/** Bundles the functions as a deploy does, and moves them away. */
export async function moveBundles(): Promise<MovedBundles> {
  const { folder: bundled, functions } = await bundleFunctions(root);
  const folder = await mkdtemp(join(tmpdir(), 'lambda-'));
  await cp(bundled, folder, { recursive: true, verbatimSymlinks: true });
  // The adapter packs the pages itself; the platform adds the same entry point.
  const pages = JSON.stringify(join(root, '.netlify/v1/functions/ssr/ssr.mjs'));
  const entry = `import { getLambdaHandler } from '../log-in/___netlify-bootstrap.mjs';\nexport const handler = getLambdaHandler(${pages});\n`;
  await mkdir(join(folder, 'ssr'));
  await writeFile(join(folder, 'ssr/___netlify-entry-point.mjs'), entry);
  return { folder, functions, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The deploy that a request is for, as the platform says in headers. */
export interface Deploy {
  readonly context: string;
  readonly published: boolean;
}

export interface Lambda {
  deploy: Deploy;
  /** Sends a request to the function of its path. */
  fetch(request: Request, ip?: string): Promise<Response>;
  /** Requests a page made on demand, of the last build. */
  page(path: string, init?: RequestInit): Promise<Response>;
  /** Runs a scheduled function. */
  run(name: string): Promise<Response>;
  stop(): Promise<void>;
}

const result = v.object({
  id: v.number(),
  error: v.optional(v.string()),
  response: v.optional(
    v.object({
      status: v.number(),
      headers: v.record(v.string(), v.union([v.string(), v.array(v.string())])),
      body: v.string(),
    }),
  ),
});

/** A process that calls the bundles by their Lambda entry points, with a store and variables of production. */
export async function startLambda(
  { folder, functions }: MovedBundles,
  blobsContext: string,
  variables: Readonly<Record<string, string>>,
): Promise<Lambda> {
  const program = fileURLToPath(new URL('./lambda-process.ts', import.meta.url));
  const reserved = { AWS_LAMBDA_FUNCTION_NAME: 'a-function', LAMBDA_TASK_ROOT: folder, PATH: process.env.PATH ?? '' };
  const env = { ...reserved, ...variables };
  const child = fork(program, { cwd: folder, env, execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  // Lambda keeps the log; here only a crash is of interest, which rejects all calls.
  child.stderr?.resume();
  const waiting = new Map<number, PromiseWithResolvers<Response>>();
  const started = Promise.withResolvers<void>();
  child.on('message', (message) => {
    const { id, error, response } = v.parse(result, message);
    if (id < 0) return started.resolve();
    const call = waiting.get(id);
    waiting.delete(id);
    if (response) call?.resolve(responseOf(response));
    else call?.reject(new Error(error));
  });
  child.once('exit', (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The process ended with ${code}.`));
  });
  await started.promise;
  const blobs = JSON.parse(Buffer.from(blobsContext, 'base64').toString());
  const ofPlatform = {
    url: blobs.edgeURL,
    url_uncached: blobs.uncachedEdgeURL,
    token: blobs.token,
    primary_region: 'us-east-2',
  };
  let next = 0;

  const lambda: Lambda = {
    deploy: { context: 'production', published: true },
    async fetch(request, ip = '192.0.2.1') {
      const found = host.find(new URL(request.url).pathname, request.method);
      if (!found) throw new Error(`No function answers ${request.url}.`);
      const context: Parameters<typeof found.handler>[1] = { ...unused, ip };
      return found.handler(request, context);
    },
    page: (path, init) => invoke('ssr', undefined, new Request(`https://site.example${path}`, init), '192.0.2.1'),
    run: (name) => invoke(name, undefined, new Request('https://site.example/', { method: 'POST', body: '{}' }), ''),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };

  async function invoke(name: string, route: string | undefined, request: Request, ip: string): Promise<Response> {
    const { context, published } = lambda.deploy;
    const bytes = Buffer.from(await request.arrayBuffer());
    const headers = {
      ...Object.fromEntries(request.headers),
      ...{
        'x-nf-client-connection-ip': ip,
        'x-nf-site-id': blobs.siteID,
        'x-nf-deploy-id': '0',
        'x-nf-request-id': 'r',
      },
      ...{ 'x-nf-deploy-context': context, 'x-nf-deploy-published': published ? '1' : '0' },
    };
    const event = {
      ...{ rawUrl: request.url, path: new URL(request.url).pathname, httpMethod: request.method, headers, route },
      ...(bytes.length > 0 && { body: bytes.toString('base64'), isBase64Encoded: true }),
      blobs: Buffer.from(JSON.stringify(ofPlatform)).toString('base64'),
    };
    const call = Promise.withResolvers<Response>();
    const id = next;
    next += 1;
    waiting.set(id, call);
    child.send({ id, folder: join(folder, name), event });
    return call.promise;
  }

  const unused = {
    ...{ account: { id: '' }, deploy: { context: '', id: '', published: false }, geo: {}, params: {}, requestId: '' },
    ...{ server: { region: '' }, site: {}, url: new URL('https://site.example/'), waitUntil: () => {} },
  };
  const host = hostOf(
    functions.map((one) => ({
      ...one,
      handler: (request, { ip }) => invoke(one.name, one.routes[0]?.pattern, request, ip),
    })),
  );
  return lambda;
}

function responseOf({ status, headers, body }: NonNullable<v.InferOutput<typeof result>['response']>): Response {
  const all = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value] as const),
  );
  const bytes = Buffer.from(body, 'base64');
  const isEmpty = status === 204 || status === 304 || bytes.length === 0;
  return new Response(isEmpty ? null : bytes, {
    status,
    headers: all.map(([name, value]): [string, string] => [name, value]),
  });
}
