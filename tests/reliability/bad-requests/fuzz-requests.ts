import { idempotencyHeader } from '#domain/calls/call';
import { hostileSegments } from '../../netlify/http/hostile-segments.ts';
import { paths } from '../../support/paths.ts';
import type { Random } from '../random.ts';
import { anyBytes, anyJson, anyText } from './fuzz-values.ts';

/** A random request in abstract form. `target` is the path with its query. */
export interface FuzzRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | undefined;
  /** The client’s IP: each has its own rate limits. */
  readonly from: string;
}

const methods = ['GET', 'HEAD', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS', 'PROPFIND', 'M-SEARCH', 'get', 'X'];
const id = 'a0b1c2d3-e4f5-4a6b-8c7d-9e0f1a2b3c4d';
const image = 'a0b1c2d3e4f54a6b8c7d9e0f1a2b3c4d.webp';

/** Last segments of paths with an id. */
const ids = [id, ...hostileSegments(id)];
const images = [image, ...hostileSegments(image)];

const contentTypes = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'multipart/form-data; boundary=""',
  'application/x-www-form-urlencoded',
  'image/png',
  ';;;',
  '',
];

/** A random request; half of them carry `token`, the administrator’s. */
export function fuzzRequest(random: Random, token: string): FuzzRequest {
  const { method, target, usual } = aimed(random);
  const bodiless = ['GET', 'HEAD', 'get'].includes(method);
  const contentType = random.fraction() < 0.75 ? usual : (random.pick(contentTypes) ?? '');
  const headers: [string, string][] = [['Content-Type', contentType]];
  if (random.fraction() < 0.5) headers.push(['Authorization', `Bearer ${token}`]);
  else if (random.fraction() < 0.3) headers.push(['Authorization', printable(anyText(random))]);
  for (let more = random.whole(4); more > 0; more -= 1) headers.push(oddHeader(random));
  const from = `10.${random.whole(256)}.${random.whole(256)}.${random.whole(256)}`;
  return { method, target, headers, body: bodiless ? undefined : bodyFor(random, contentType), from };
}

function aimed(random: Random): { method: string; target: string; usual: string } {
  const json = 'application/json';
  const calls = [
    { method: 'GET', target: paths.opportunities, usual: json },
    { method: 'GET', target: paths.image(random.pick(images) ?? ''), usual: json },
    { method: 'GET', target: paths.adminImage(random.pick(images) ?? ''), usual: json },
    { method: 'POST', target: paths.enquiry, usual: json },
    { method: 'POST', target: paths.enquiry, usual: json },
    { method: 'POST', target: paths.login, usual: json },
    { method: 'GET', target: paths.adminOpportunities, usual: json },
    { method: 'GET', target: paths.opportunitiesAfter(random.pick(ids) ?? ''), usual: json },
    { method: 'GET', target: paths.waitingEnquiries, usual: json },
    { method: 'POST', target: paths.saveOpportunity, usual: json },
    { method: 'POST', target: paths.saveOpportunity, usual: json },
    { method: 'DELETE', target: paths.deleteOpportunity(random.pick(ids) ?? ''), usual: json },
    { method: 'GET', target: paths.trash, usual: json },
    { method: 'GET', target: paths.opportunityHistory(random.pick(ids) ?? ''), usual: json },
    { method: 'POST', target: paths.restoreOpportunity(random.pick(ids) ?? ''), usual: json },
    { method: 'POST', target: paths.uploadImage, usual: 'multipart/form-data; boundary=b' },
    { method: 'POST', target: paths.uploadImage, usual: 'multipart/form-data; boundary=b' },
    { method: 'DELETE', target: paths.deleteImage(random.pick(images) ?? ''), usual: json },
  ] as const;
  const call = random.pick(calls) ?? calls[0];
  const method = random.fraction() < 0.85 ? call.method : (random.pick(methods) ?? 'GET');
  const query =
    random.fraction() < 0.2
      ? `${call.target.includes('?') ? '&' : '?'}${encodeURIComponent(anyText(random).slice(0, 500).toWellFormed())}`
      : '';
  return { ...call, method, target: call.target + query };
}

function oddHeader(random: Random): [string, string] {
  const odd: (readonly [string, string])[] = [
    [idempotencyHeader, random.fraction() < 0.5 ? sharedKey(random) : printable(anyText(random))],
    ['Sec-Fetch-Site', random.pick(['cross-site', 'same-origin', 'none', 'x']) ?? ''],
    ['Origin', 'https://evil.example'],
    ['Content-Length', random.pick(['0', '-1', '5', '99999999999', 'x']) ?? ''],
    ['Content-Encoding', random.pick(['gzip', 'br', 'x']) ?? ''],
    ['X-Forwarded-For', '127.0.0.1'],
    ['X-HTTP-Method-Override', 'DELETE'],
    ['Form-Seconds', random.pick(['1', '9', 'NaN', '-1', '1e999']) ?? ''],
    ['Accept', random.pick(['*/*', 'text/html', 'x']) ?? ''],
    ['If-None-Match', '*'],
    ['Range', 'bytes=0-1,5-'],
    ['Expect', '100-continue'],
    ['Cookie', 'a=b; '.repeat(200)],
    ['X-Long', 'x'.repeat(random.whole(4_000))],
  ];
  const [name, value] = random.pick(odd) ?? ['X', ''];
  return [name, value];
}

// Few different ones, so that even a long run creates few records.
const sharedKey = (random: Random): string => `0f8fad5b-d9cb-469f-a165-${`${random.whole(20)}`.padStart(12, '0')}`;

function bodyFor(random: Random, contentType: string): Buffer | undefined {
  const chance = random.fraction();
  if (chance < 0.03) return undefined;
  if (chance < 0.06) return anyBytes(random, random.whole(2_000));
  if (chance < 0.065) return Buffer.alloc(300_000, 'x');
  return contentType.startsWith('multipart') ? multipart(random) : Buffer.from(anyJson(random));
}

function multipart(random: Random): Buffer {
  const name = random.pick(['file', 'file', 'file', 'File', '__proto__', '', 'file"; x="']) ?? '';
  const filename = random.fraction() < 0.8 ? `; filename="${printable(anyText(random)).slice(0, 100)}"` : '';
  const part = Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"${filename}\r\nContent-Type: image/png\r\n\r\n`),
    random.fraction() < 0.5 ? anyBytes(random, random.whole(400)) : Buffer.from(anyText(random).slice(0, 400)),
    Buffer.from('\r\n'),
  ]);
  const parts = Array.from({ length: 1 + random.whole(3) }, () => part);
  const end = Buffer.from(random.pick(['--b--\r\n', '--b--\r\n', '--b', '', '--b\r\n\r\n']) ?? '');
  return Buffer.concat([...parts, end]);
}

/** Only characters allowed in a header or a quoted name. */
function printable(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?').slice(0, 1_000);
}
