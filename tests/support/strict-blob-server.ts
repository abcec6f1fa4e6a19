import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type FaultKind, FaultPlan } from './strict-blob-server-faults.ts';
import { BlobMemory } from './strict-blob-server-memory.ts';
import { answerBlobRequest, type BlobAnswer, type BlobRequest } from './strict-blob-server-protocol.ts';

export interface StrictBlobServerOptions {
  /** Decides the faults by chance; the same seed and the same order of requests give the same faults. */
  readonly seed?: number;
  /** Milliseconds by which eventual reads and lists lag behind. */
  readonly lag?: number;
  /** Milliseconds that every answer takes; can be changed while the server runs. */
  readonly latency?: number;
  /** Keys in a page of a list; the platform's is 1,000. */
  readonly pageSize?: number;
}

/** A request as it went: `status` is what the client was told, or what became of the connection. */
export interface LoggedRequest {
  readonly method: string;
  readonly store: string;
  readonly key: string;
  readonly consistency: 'strong' | 'eventual';
  readonly condition: string | undefined;
  readonly fault: FaultKind | undefined;
  readonly status: number | 'unanswered';
}

const siteId = 'strict';
const token = 'strict-token';

/**
 * A blob server in memory that speaks what the real `@netlify/blobs` client speaks, and is stricter than the platform
 * promises: conditions are atomic, reads and lists carry etags, eventual reads lag, and faults strike as planned.
 */
export class StrictBlobServer {
  readonly faults: FaultPlan;
  readonly requests: LoggedRequest[] = [];
  latency: number;
  readonly #memory: BlobMemory;
  readonly #lag: number;
  // Two ports, because the client tells strong from eventual by the address alone.
  readonly #strong: Server;
  readonly #eventual: Server;

  constructor({ seed = 1, lag = 0, latency = 0, pageSize = 1000 }: StrictBlobServerOptions = {}) {
    this.faults = new FaultPlan(seed);
    this.#memory = new BlobMemory(lag, pageSize);
    this.#lag = lag;
    this.latency = latency;
    this.#strong = createServer((request, response) => void this.#serve(request, response, 'strong'));
    this.#eventual = createServer((request, response) => void this.#serve(request, response, 'eventual'));
  }

  async start(): Promise<this> {
    for (const server of [this.#strong, this.#eventual]) await once(server.listen(0, '127.0.0.1'), 'listening');
    return this;
  }

  async stop(): Promise<void> {
    for (const server of [this.#strong, this.#eventual]) {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    }
  }

  /** The value of NETLIFY_BLOBS_CONTEXT that leads the client here. */
  get context(): string {
    const uncachedEdgeURL = addressOf(this.#strong);
    const edgeURL = addressOf(this.#eventual);
    const context = { siteID: siteId, token, edgeURL, uncachedEdgeURL, deployID: '0', primaryRegion: 'us-east-2' };
    return Buffer.from(JSON.stringify(context)).toString('base64');
  }

  /** Seed and requests, to be printed when a test fails. */
  report(): string {
    const lines = this.requests.map(({ method, store, key, consistency, condition, fault, status }) =>
      [method, `${store}/${key}`, consistency, condition, fault && `[${fault}]`, '→', status].filter(Boolean).join(' '),
    );
    return [`seed ${this.faults.seed}`, ...lines].join('\n');
  }

  async #serve(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    consistency: LoggedRequest['consistency'],
  ): Promise<void> {
    incoming.on('error', () => outgoing.destroy());
    const body = await readBody(incoming);
    if (!body) return;
    if (this.latency > 0) await pause(this.latency);
    const request = this.#understand(incoming, body, consistency);
    const call = { method: request.method, store: request.store.replace(/^site:/, ''), key: request.key };
    const authorized = request.headers.get('authorization') === `Bearer ${token}`;
    const fault = authorized ? this.faults.next(call) : undefined;
    const answer = authorized ? this.#answerUnder(fault, request) : { status: 401 };
    const condition = request.headers.get('if-match') ?? request.headers.get('if-none-match') ?? undefined;
    this.requests.push({ ...call, consistency, condition, fault, status: answer?.status ?? 'unanswered' });
    send(outgoing, fault, answer);
  }

  #understand(incoming: IncomingMessage, body: Buffer, consistency: LoggedRequest['consistency']): BlobRequest {
    const url = new URL(incoming.url ?? '/', 'http://strict');
    const [, , store = '', ...key] = url.pathname.split('/').map(decodeURIComponent);
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
    const asOf = Date.now() - (consistency === 'strong' ? 0 : this.#lag);
    return { method: incoming.method ?? '', store, key: key.join('/'), search: url.searchParams, headers, body, asOf };
  }

  /** The answer that is on its way, or `undefined` when the client never hears of it. */
  #answerUnder(fault: FaultKind | undefined, request: BlobRequest): BlobAnswer | undefined {
    if (fault === 'drop-before' || fault === 'hang') return undefined;
    if (fault === '429') return { status: 429, headers: { 'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000)) } };
    if (fault && /^\d+$/.test(fault)) return { status: Number(fault) };
    const answer = answerBlobRequest(this.#memory, request, fault === 'partial-list');
    if (fault === 'drop-after' || fault === 'hang-after') return undefined;
    if (fault === 'truncated' && !answer.body) return undefined;
    return answer;
  }
}

function send(outgoing: ServerResponse, fault: FaultKind | undefined, answer: BlobAnswer | undefined): void {
  if (fault === 'hang' || fault === 'hang-after') return;
  if (!answer) {
    outgoing.destroy();
    return;
  }
  const { status, headers = {}, body = Buffer.alloc(0) } = answer;
  const half = body.subarray(0, Math.floor(body.length / 2));
  const whole = fault === 'shortened' ? half : body;
  outgoing.writeHead(status, {
    ...headers,
    ...(status !== 304 && status !== 204 && { 'content-length': whole.length }),
  });
  if (fault === 'truncated') outgoing.write(half, () => outgoing.destroy());
  else outgoing.end(whole);
}

async function readBody(incoming: IncomingMessage): Promise<Buffer | undefined> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks);
  } catch {
    // The client went away while it was sending: as if it had never asked.
    return undefined;
  }
}

function addressOf(server: Server): string {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The strict blob server has not been started.');
  return `http://127.0.0.1:${address.port}`;
}
