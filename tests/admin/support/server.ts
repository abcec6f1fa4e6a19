import { vi } from 'vitest';
import { type ErrorCode, errorStatuses } from '#domain/calls/errors';
import { emptyContent } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';

/** Stands in for the network. Each test sets its answers. */
export const server = vi.fn<(path: string, request: RequestInit) => Promise<Response>>();

export const ok = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

/** Answers a paged list: every item on the first page, and no item on later pages. */
export const pages = (list: readonly unknown[]) => (path: string) => ok(path.endsWith('?after=') ? list : []);

export const done = () => Promise.resolve(new Response(null, { status: 204 }));

export const refusal = (error: ErrorCode, more: object = {}, headers: Record<string, string> = {}) =>
  Promise.resolve(Response.json({ error, message: '', ...more }, { status: errorStatuses[error], headers }));

export const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** The calls that were sent, as “METHOD path”. */
export const calls = () => server.mock.calls.map(([path, { method }]) => `${method} ${path}`);

export const bodyOf = (call: number): unknown => JSON.parse(String(server.mock.calls[call]?.[1].body));

export const headerOf = (call: number, name: string) => new Headers(server.mock.calls[call]?.[1].headers).get(name);

export const imageName = (letter: string) => `${letter.repeat(32)}.webp`;

export const lithium: Opportunity = {
  ...emptyContent,
  id: '46488af3-6440-4843-b8a9-a076e65c2f04',
  title: 'Lithium',
  subtitle: 'From brine',
  sector: 'mining',
  description: 'In the Puna',
  imageURL: [imageName('a'), imageName('b')],
  version: 3,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T00:00:00.000Z',
};

export const winery: Opportunity = {
  ...lithium,
  id: '7d8e0f3c-1b1a-4c58-9d51-1a2b3c4d5e6f',
  title: 'Winery',
  sector: 'vineyards',
  imageURL: [],
};
