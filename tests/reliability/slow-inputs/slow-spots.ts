import { limits } from '#domain/limits';

/** A part of a request that the client can fill freely. */
export interface Spot {
  readonly name: string;
  /** Its size in bytes. */
  readonly room: number;
  readonly request: (text: string) => Request;
}

const origin = 'https://site.example';

/** Bytes of a request line or of all headers: Node’s limit, which is higher than the platform’s. */
const line = 15_000;

/** Bytes of a body that are read. */
export const body = limits.jsonBytes - 1_000;

const json = 'application/json';

/** The spots of a JSON body, whatever its fields. */
export function jsonSpots(path: string): Spot[] {
  return [
    raw(path, json, body),
    spot('a field’s name', body, (text) => post(path, { [text]: 1 })),
    spot('a body behind a field', body, (text) =>
      sent(path, json, `{"title":"x","message":"x","username":"x",${text}`),
    ),
    spot('text of a list', body, (text) => post(path, text.split(' '))),
  ];
}

/** The spots of an upload. */
export function multipartSpots(path: string): Spot[] {
  const type = 'multipart/form-data; boundary=b';
  return [
    raw(path, type, 1_000_000),
    spot('parts', 1_000_000, (text) => sent(path, type, `--b\r\n${text}\r\n--b--\r\n`)),
    spot('boundary', line, (text) =>
      sent(path, `multipart/form-data; boundary=${header(text)}`, `--${header(text)}\r\n`),
    ),
  ];
}

/** The spots of a path. */
export function pathSpots(method: string, path: string): Spot[] {
  const at = (text: string) => new Request(urlOf(text), { method });
  return [
    spot('path', line, (text) =>
      at(path.endsWith('/') ? path + text : `${path.slice(0, path.lastIndexOf('/'))}/${text}`),
    ),
    spot('query', line, (text) => at(`${path}?${text}`)),
    spot('query’s value', line, (text) => at(`${path}?href=/${text}&f=svg&w=${text}`)),
  ];
}

/** A header. */
export function headerSpot(method: string, path: string, name: string): Spot {
  return spot(`header ${name}`, line, (text) => {
    const prefix = name === 'Authorization' ? 'Bearer ' : '';
    return new Request(urlOf(path), { method, headers: { 'Content-Type': json, [name]: prefix + header(text) } });
  });
}

/** A spot by its parts. */
export function spot(name: string, room: number, request: Spot['request']): Spot {
  return { name, room, request };
}

/** A whole body. */
export function raw(path: string, type: string, room: number): Spot {
  return spot(`body of ${path} as ${type.split(';')[0]}`, room, (text) => sent(path, type, text));
}

/** A request with a value as JSON. */
export function post(path: string, value: unknown): Request {
  return sent(path, json, JSON.stringify(value));
}

const sent = (path: string, type: string, text: string): Request =>
  new Request(origin + path, { method: 'POST', headers: { 'Content-Type': type }, body: text });

// Characters allowed in a header.
const header = (text: string): string => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').slice(0, line);

// Cut after encoding.
function urlOf(path: string): string {
  const { href } = new URL(`${origin}/${path.slice(1)}`.toWellFormed());
  return href.slice(0, line).replace(/%.?$/, '');
}
