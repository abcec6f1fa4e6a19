import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultKind, PlannedCall } from './strict-blob-server-fault-kinds.ts';
import { FaultPlan } from './strict-blob-server-faults.ts';
import { close, listen, readBody, send, urlOf } from './strict-blob-server-http.ts';
import { type LandedWrite, type LoggedRequest, reportOf } from './strict-blob-server-log.ts';
import { BlobMemory } from './strict-blob-server-memory.ts';
import { type BlobRequest, type BlobResponse, respondToBlobRequest } from './strict-blob-server-protocol.ts';

export interface StrictBlobServerOptions {
  /** The seed of random faults. The same seed and the same requests of a client give the same faults. */
  readonly seed?: number;
  /** Lag of eventual reads and lists, in milliseconds. */
  readonly lag?: number;
  /** Lag of a stale list in milliseconds; default a minute, the platform's maximum for eventual reads. */
  readonly staleness?: number;
  /** Delay of late requests, in milliseconds. */
  readonly lateness?: number;
  /** Latency of every response in milliseconds. It can be changed while the server runs. */
  readonly latency?: number;
  /** Keys per page of a list; 1,000 on the platform. */
  readonly pageSize?: number;
  /** The clock that measures lags, in milliseconds. */
  readonly now?: () => number;
}

type Consistency = LoggedRequest['consistency'];

/** The request header that identifies the client in tests with several. */
export const clientHeader = 'x-client';

const siteId = 'strict';
const token = 'strict-token';

/**
 * An in-memory blob server for the real `@netlify/blobs` client. It is stricter than the platform: conditions are
 * atomic, reads and lists have ETags, eventual reads lag, and faults occur as planned.
 */
export class StrictBlobServer {
  readonly faults: FaultPlan;
  readonly memory: BlobMemory;
  /** All requests so far. Tests may empty it. */
  readonly requests: LoggedRequest[] = [];
  /** Called with every write at the moment of execution. */
  onLanded: ((write: LandedWrite) => void) | undefined;
  latency: number;
  #late: Promise<unknown> = Promise.resolve();
  readonly #now: () => number;
  readonly #lags: Required<Pick<StrictBlobServerOptions, 'lag' | 'staleness' | 'lateness'>>;
  // Two ports, because the client distinguishes strong from eventual only by the URL.
  readonly #strong: Server;
  readonly #eventual: Server;

  constructor(options: StrictBlobServerOptions = {}) {
    const { seed = 1, lag = 0, staleness = 60_000, lateness = 30, latency = 0, pageSize = 1000 } = options;
    this.#now = options.now ?? (() => Date.now());
    this.#lags = { lag, staleness, lateness };
    this.faults = new FaultPlan(seed);
    this.memory = new BlobMemory(Math.max(lag, staleness), pageSize, this.#now);
    this.latency = latency;
    this.#strong = createServer((request, response) => void this.#serve(request, response, 'strong'));
    this.#eventual = createServer((request, response) => void this.#serve(request, response, 'eventual'));
  }

  async start(): Promise<this> {
    for (const server of [this.#strong, this.#eventual]) await listen(server);
    return this;
  }

  async stop(): Promise<void> {
    for (const server of [this.#strong, this.#eventual]) await close(server);
  }

  /** Resolves once every late request has been executed. */
  async settled(): Promise<void> {
    await this.#late;
  }

  /** The value of NETLIFY_BLOBS_CONTEXT that directs the client to this server. */
  get context(): string {
    const uncachedEdgeURL = urlOf(this.#strong);
    const edgeURL = urlOf(this.#eventual);
    const context = { siteID: siteId, token, edgeURL, uncachedEdgeURL, deployID: '0', primaryRegion: 'us-east-2' };
    return Buffer.from(JSON.stringify(context)).toString('base64');
  }

  /** Seed and requests, to be printed when a test fails. */
  report(): string {
    return reportOf(this.faults.seed, this.requests);
  }

  async #serve(incoming: IncomingMessage, outgoing: ServerResponse, consistency: Consistency): Promise<void> {
    incoming.on('error', () => outgoing.destroy());
    const body = await readBody(incoming);
    if (!body) return;
    if (this.latency > 0) await pause(this.latency);
    const request = this.#understand(incoming, body, consistency);
    const call = callOf(request);
    const authorized = request.headers.get('authorization') === `Bearer ${token}`;
    const fault = authorized ? this.faults.next(call) : undefined;
    const response = authorized ? this.#respondUnder(fault, request) : { status: 401 };
    const condition = request.headers.get('if-match') ?? request.headers.get('if-none-match') ?? undefined;
    this.requests.push({ ...call, consistency, condition, fault, status: response?.status ?? 'unanswered' });
    send(outgoing, fault, response);
  }

  #understand(incoming: IncomingMessage, body: Buffer, consistency: Consistency): BlobRequest {
    const url = new URL(incoming.url ?? '/', 'http://strict');
    const [, , store = '', ...key] = url.pathname.split('/').map(decodeURIComponent);
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
    const asOf = this.#now() - (consistency === 'strong' ? 0 : this.#lags.lag);
    return { method: incoming.method ?? '', store, key: key.join('/'), search: url.searchParams, headers, body, asOf };
  }

  /** The pending response, or `undefined` if the client never gets one. */
  #respondUnder(fault: FaultKind | undefined, request: BlobRequest): BlobResponse | undefined {
    if (fault === 'drop-before' || fault === 'hang') return undefined;
    if (fault === 'late') {
      this.#late = Promise.all([this.#late, pause(this.#lags.lateness).then(() => this.#carryOut(request))]);
      return undefined;
    }
    if (fault === '429') return { status: 429, headers: { 'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000)) } };
    if (fault && /^\d+$/.test(fault)) return { status: Number(fault) };
    const stale = fault === 'stale-list' ? { asOf: this.#now() - this.#lags.staleness } : {};
    const response = this.#carryOut({ ...request, ...stale }, fault === 'partial-list');
    if (fault === 'drop-after' || fault === 'hang-after') return undefined;
    if (fault === 'truncated' && !response.body) return undefined;
    return response;
  }

  #carryOut(request: BlobRequest, partial = false): BlobResponse {
    const response = respondToBlobRequest(this.memory, request, partial);
    const { method, body } = request;
    const { store, key, client } = callOf(request);
    const landed = (method === 'PUT' || method === 'DELETE') && response.status < 300;
    if (landed) this.onLanded?.({ method, store, key, body, client });
    return response;
  }
}

function callOf({ method, store, key, headers }: BlobRequest): PlannedCall {
  return { method, store: store.replace(/^site:/, ''), key, client: headers.get(clientHeader) ?? undefined };
}
