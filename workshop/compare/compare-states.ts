import { createHash } from 'node:crypto';
import { callRequests, previewRequests, refusedRequests } from './calls.ts';
import { differencesOf, type ServedResponse } from './differences.ts';
import { normaliseBody, normaliseHeaders } from './normalise.ts';
import { pageRequests } from './pages.ts';
import type { ComparedRequest } from './request.ts';

export interface Served {
  readonly origin: string;
  readonly files: readonly string[];
}

interface Side {
  readonly origin: string;
  /** Its origin, and values captured from its responses. */
  readonly own: Map<string, string>;
}

/** Sends every request to both states. Resolves to one list of differences for each request. */
export async function compareStates(states: readonly [Served, Served]): Promise<string[][]> {
  const sides = states.map(({ origin }): Side => ({ origin, own: new Map([['origin', origin]]) }));
  const differences: string[][] = [];
  // In sequence, because calls depend on earlier ones.
  const compareAll = async (requests: readonly ComparedRequest[]) => {
    for (const request of requests) {
      const [before, after] = await Promise.all(sides.map((side) => responseOf(request, side)));
      const name = [request.method, request.path, request.note && `(${request.note})`].filter(Boolean).join(' ');
      if (before && after) differences.push(differencesOf(name, before, after));
    }
  };
  const named = new Set(states.flatMap(({ files }) => files.filter((path) => !isHashed(path))));
  await compareAll([...named].sort().map((path) => ({ method: 'GET', path })));
  for (const requests of [pageRequests, callRequests, refusedRequests, previewRequests]) await compareAll(requests);
  // Headers of one hashed file of each kind.
  for (const kind of ['js', 'css', 'woff2']) {
    for (const [index, { own }] of sides.entries())
      own.set(kind, states[index]?.files.find((path) => isHashed(path) && path.endsWith(`.${kind}`)) ?? '');
    await compareAll([{ method: 'HEAD', path: `{${kind}}` }]);
  }
  return differences;
}

const isHashed = (path: string): boolean => path.startsWith('/_astro/');

async function responseOf(request: ComparedRequest, { origin, own }: Side): Promise<ServedResponse> {
  const { method, path, headers = {}, body, capture } = request;
  const filled = (text: string) =>
    text.replace(/\{(\w+)\}/g, (placeholder, name: string) => own.get(name) ?? placeholder);
  const response = await fetch(origin + filled(path), {
    method,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, filled(value)])),
    redirect: 'manual',
    ...(body !== undefined && { body: typeof body === 'string' ? filled(body) : body }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const captured = capture?.[1].exec(bytes.toString())?.[1];
  if (capture && captured !== undefined) own.set(capture[0], captured);
  const isText = /text|json|xml|javascript/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: normaliseHeaders(response.headers, own),
    body: isText ? normaliseBody(bytes.toString(), own) : createHash('sha256').update(bytes).digest('hex'),
  };
}
