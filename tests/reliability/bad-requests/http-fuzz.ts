import { listen } from '../../../scripts/tools/local-server/listen.ts';
import { contextFrom } from '../../netlify/http/platform.ts';
import { type Functions, loadFunctions } from '../functions.ts';
import { withOwnSurroundings } from '../own-surroundings.ts';
import type { Finding, Part, Size } from '../part.ts';
import { Random } from '../random.ts';
import { faultOf } from './fuzz-judgement.ts';
import { type FuzzRequest, fuzzRequest } from './fuzz-requests.ts';
import { exchange, onTheLine } from './raw-http.ts';

interface Counts {
  readonly inProcess: number;
  readonly overHttp: number;
}

const sizes = {
  short: { inProcess: 2_000, overHttp: 300 },
  long: { inProcess: 50_000, overHttp: 6_000 },
} as const satisfies Record<Size, Counts>;

const atOnce = 12;
const longest = 3_000;

/** Timeout of a connection in milliseconds. A short run does not measure time: this only ends a hang. */
const hang = { short: 5 * 60_000, long: 3 * longest } as const satisfies Record<Size, number>;

/** Malformed requests to the functions in this process and through the local server’s HTTP. */
export const httpFuzz: Part = {
  name: 'http-fuzz',
  title: 'HTTP fuzz: methods, headers, JSON, multipart, paths',
  guarantee: 'No response is 5xx except a deliberate 503, hangs over 3 s, reveals internal details or lacks a header.',
  run,
};

interface Fuzz {
  readonly functions: Functions;
  readonly token: string;
  readonly size: Size;
  readonly faults: string[];
  readonly slow: string[];
  /** Responses by status; 0 for a connection that Node closed without a response. */
  readonly statuses: Map<number, number>;
  slowest: number;
}

async function run(size: Size, seed: number): Promise<Finding> {
  const counts = sizes[size];
  return withOwnSurroundings({ seed }, async ({ token, logged }) => {
    const fuzz: Fuzz = {
      functions: await loadFunctions(),
      token,
      size,
      faults: [],
      slow: [],
      statuses: new Map(),
      slowest: 0,
    };
    await inTurns(counts.inProcess, (index) => askInProcess(fuzz, new Random(seed * 1_000_003 + index)));
    await overHttp(fuzz, counts.overHttp, seed);
    const { faults, slow, slowest } = fuzz;
    const total = [...fuzz.statuses.values()].reduce((sum, count) => sum + count, 0);
    const seen = [...fuzz.statuses]
      .sort(([one], [other]) => one - other)
      .map(([status, count]) => `${status}: ${count}`);
    const figure = `${total.toLocaleString('en')} requests, ${faults.length} wrong answers, ${slow.length} over 3 s, the slowest ${Math.round(slowest)} ms`;
    // A short run does not measure time.
    const passed = faults.length === 0 && (size === 'short' || slow.length === 0);
    return {
      figure,
      passed,
      log: [seen.join(', '), ...faults.slice(0, 20), ...slow.slice(0, 20), ...logged].join('\n'),
    };
  });
}

async function askInProcess(fuzz: Fuzz, random: Random): Promise<void> {
  const asked = fuzzRequest(random, fuzz.token);
  const request = requestOf(asked);
  const handler = request && handlerAt(fuzz.functions, request);
  if (!handler) return;
  await timed(fuzz, asked, async () => {
    const response = await handler(request, contextFrom(asked.from));
    count(fuzz, response.status);
    return faultOf({ status: response.status, headers: response.headers, text: await response.text() });
  });
}

/** The same through the local server’s HTTP; Node itself answers what does not become a request. */
async function overHttp(fuzz: Fuzz, requests: number, seed: number): Promise<void> {
  const server = await listen(
    async (request, ip) => {
      const handler = handlerAt(fuzz.functions, request);
      return handler ? handler(request, contextFrom(ip)) : new Response('{}', { status: 404 });
    },
    { port: 0, host: '127.0.0.1' },
  );
  await inTurns(requests, async (index) => {
    const random = new Random(seed * 1_000_003 + 500_000 + index);
    const asked = fuzzRequest(random, fuzz.token);
    await timed(fuzz, asked, async () => {
      const response = await exchange(server.port, onTheLine(random, asked), hang[fuzz.size]);
      if (response.kind === 'hung') return 'no answer';
      const text = response.kind === 'answered' ? response.text : '';
      count(fuzz, statusOf(text));
      return text === '' ? undefined : faultOnTheLine(text);
    });
  });
  await server.stop();
}

function faultOnTheLine(text: string): string | undefined {
  const status = statusOf(text);
  if (status === 0 || (status >= 500 && status !== 503)) return `answered with ${text.slice(0, 200)}`;
  return /\n\s+at |node_modules|Error:/.test(text) ? `something internal: ${text.slice(0, 300)}` : undefined;
}

// The last status line: a 100 may precede it.
const statusOf = (text: string): number =>
  Number(/^(?:HTTP\/1\.1 100 .*\r\n\r\n)?HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);

function count({ statuses }: Fuzz, status: number): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
}

async function timed(fuzz: Fuzz, asked: FuzzRequest, ask: () => Promise<string | undefined>): Promise<void> {
  const began = performance.now();
  const fault = await ask().catch((error) => `thrown: ${error}`);
  const took = performance.now() - began;
  fuzz.slowest = Math.max(fuzz.slowest, took);
  const described = `${asked.method} ${asked.target} from ${asked.from} ${JSON.stringify(asked.headers).slice(0, 300)} ${asked.body?.toString().slice(0, 300)}`;
  if (fault) fuzz.faults.push(`${fault} ← ${described}`);
  if (took > longest) fuzz.slow.push(`${Math.round(took)} ms ← ${described}`);
}

function requestOf({ method, target, headers, body }: FuzzRequest): Request | undefined {
  try {
    const sent = new Headers(headers.map(([name, value]): [string, string] => [name, value]));
    return new Request(`https://site.example${target}`, {
      method,
      headers: sent,
      ...(body && { body: new Uint8Array(body) }),
    });
  } catch {
    // The web’s own Request does not support it.
    return undefined;
  }
}

function handlerAt(functions: Functions, request: Request) {
  try {
    return functions.at(new URL(request.url).pathname);
  } catch {
    return undefined;
  }
}

async function inTurns(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  async function worker(): Promise<void> {
    while (next < count) {
      next += 1;
      await work(next - 1);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker));
}
