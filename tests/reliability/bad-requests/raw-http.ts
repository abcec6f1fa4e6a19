import { connect } from 'node:net';
import type { Random } from '../random.ts';
import type { FuzzRequest } from './fuzz-requests.ts';

/** The result of a connection: `silent` if it was closed without a response. */
export type RawResponse = { readonly kind: 'answered'; readonly text: string } | { readonly kind: 'silent' | 'hung' };

/** A request as bytes. `isWhole`: the server need not wait for more. */
export interface Transmission {
  readonly pieces: readonly Buffer[];
  readonly isWhole: boolean;
}

/** Sends bytes and waits until the server closes, or for that many milliseconds; closes incomplete requests itself. */
export function exchange(port: number, { pieces, isWhole }: Transmission, timeoutMs: number): Promise<RawResponse> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' });
    const finish = (hung: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      const text = Buffer.concat(chunks).toString('latin1');
      resolve(hung ? { kind: 'hung' } : text ? { kind: 'answered', text } : { kind: 'silent' });
    };
    const timer = setTimeout(() => finish(true), timeoutMs);
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => {});
    socket.on('close', () => finish(false));
    for (const piece of pieces) socket.write(piece);
    if (!isWhole) socket.end();
  });
}

/** A request as raw bytes: mostly valid, sometimes as no client would send it. */
export function onTheLine(
  random: Random,
  { method, target, headers, body = Buffer.alloc(0) }: FuzzRequest,
): Transmission {
  const all = [requestLine(random, method, target), ...headers.map(([name, value]) => `${name}: ${value}`)];
  const lines = all.filter((line) => !/^content-length:/i.test(line));
  const whole = (...pieces: Buffer[]): Transmission => ({ pieces, isWhole: true });
  const cut = (...pieces: Buffer[]): Transmission => ({ pieces, isWhole: false });
  if (random.fraction() > 0.35) return whole(head([...lines, `Content-Length: ${body.length}`]), body);
  const ways = [
    () => whole(head([...lines, 'Transfer-Encoding: chunked']), ...chunked(body)),
    () => whole(head([...lines, `Content-Length: ${body.length}`, 'Transfer-Encoding: chunked']), body),
    () => whole(head([...lines, `Content-Length: ${body.length + 5}`, `Content-Length: ${body.length}`]), body),
    () => whole(head([...lines, 'Transfer-Encoding: chunked']), Buffer.from('zz\r\nnot a chunk\r\n')),
    () => whole(head([...lines, `X-${'x'.repeat(random.whole(40_000))}: 1`, 'Content-Length: 0'])),
    () => cut(head(all), body),
    () => cut(head([...lines, `Content-Length: ${body.length + 1 + random.whole(99)}`]), body),
    () => cut(head(lines).subarray(0, random.whole(300)), body),
  ];
  return ways[random.whole(ways.length)]?.() ?? whole();
}

function requestLine(random: Random, method: string, target: string): string {
  const path =
    random.fraction() < 0.1
      ? (random.pick(['*', '//evil.example/x', 'http://evil.example/', '/\\evil', '']) ?? '')
      : target;
  const version = random.fraction() < 0.97 ? 'HTTP/1.1' : (random.pick(['HTTP/0.9', 'HTTP/3', '']) ?? '');
  const host =
    random.fraction() < 0.9 ? 'site.example' : (random.pick(['', 'a b', 'evil\t', '[::1', 'x'.repeat(300)]) ?? '');
  return `${method} ${path.replace(/[\s\0]/g, '')} ${version}\r\nHost: ${host}\r\nConnection: close`;
}

const head = (lines: readonly string[]): Buffer => Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');

function chunked(body: Buffer): Buffer[] {
  const half = Math.floor(body.length / 2);
  const pieces = [body.subarray(0, half), body.subarray(half)].filter((piece) => piece.length > 0);
  const chunks = pieces.flatMap((piece) => [
    Buffer.from(`${piece.length.toString(16)}\r\n`),
    piece,
    Buffer.from('\r\n'),
  ]);
  return [...chunks, Buffer.from('0\r\n\r\n')];
}
