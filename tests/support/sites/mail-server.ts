import { type AddressInfo, createServer, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A received mail. */
export interface ArrivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly encrypted: boolean;
  readonly headers: ReadonlyMap<string, string>;
  /** Everything before its parts, unchanged. */
  readonly head: string;
  /** Its parts, with quoted-printable lines joined. */
  readonly parts: string;
}

/** Failures that the mail server simulates. */
export interface MailFault {
  readonly kind: 'greylisting' | 'refusal' | 'refused-data' | 'hang' | 'death';
  /** The number of mails that fail; default all. */
  readonly times?: number;
}

export interface MailServer {
  readonly port: number;
  readonly mails: readonly ArrivedMail[];
  /** The number of open connections. */
  readonly connections: number;
  /** The next mails fail like this. */
  fail(fault: MailFault): void;
  heal(): void;
  stop(): Promise<void>;
}

/** A real mail server on 127.0.0.1. It offers STARTTLS only if `options` have a certificate. */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0): Promise<MailServer> {
  const mails: ArrivedMail[] = [];
  const sockets = new Set<Socket>();
  let fault: { readonly kind: MailFault['kind']; left: number } | undefined;
  const meets = (...kinds: readonly MailFault['kind'][]) => {
    if (!fault || fault.left === 0 || !kinds.includes(fault.kind)) return undefined;
    fault.left -= 1;
    return fault.kind;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.cert === undefined ? ['STARTTLS'] : [],
    disableReverseLookup: true,
    onRcptTo(_address, _session, callback) {
      const kind = meets('greylisting', 'refusal');
      if (kind === 'greylisting') return callback(answering(451, 'Greylisted, come back later'));
      if (kind === 'refusal') return callback(answering(550, 'No such user'));
      callback();
    },
    onData(stream, session, callback) {
      const kind = meets('refused-data', 'hang', 'death');
      if (kind === 'death') for (const socket of sockets) socket.destroy();
      buffer(stream).then((bytes) => {
        if (kind === 'refused-data') return callback(answering(554, 'Looks like spam'));
        if (kind !== undefined) return;
        const { mailFrom, rcptTo } = session.envelope;
        const raw = bytes.toString();
        mails.push({
          from: mailFrom === false ? '' : (mailFrom?.address ?? ''),
          to: rcptTo.map(({ address }) => address),
          encrypted: session.secure,
          headers: headersOf(raw),
          head: headOf(raw),
          parts: raw.replaceAll('=\r\n', '').replaceAll('=3D', '='),
        });
        callback();
      }, callback);
    },
    ...options,
  });
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: portOf(server.server),
    mails,
    get connections() {
      return sockets.size;
    },
    fail: ({ kind, times = Number.POSITIVE_INFINITY }) => {
      fault = { kind, left: times };
    },
    heal: () => {
      fault = undefined;
    },
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(resolve));
    },
  };
}

export interface SilentServer {
  readonly port: number;
  /** Resolves when both sides know of the first connection. */
  readonly connected: Promise<void>;
  stop(): Promise<void>;
}

/** A server that accepts connections and never sends anything. */
export async function startSilentServer(): Promise<SilentServer> {
  const sockets = new Set<Socket>();
  const { promise: connected, resolve: connect } = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    sockets.add(socket);
    // The other side is in this process too, and is notified in this turn of the event loop or the next.
    setImmediate(() => setImmediate(connect));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { port: portOf(server), connected, stop };
}

// It listens on a port, so its address is not a pipe name.
const portOf = (server: { address(): unknown }): number => (server.address() as AddressInfo).port;

function answering(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

const headOf = (raw: string): string => raw.slice(0, raw.indexOf('\r\n\r\n'));

/** The headers of a mail, each on one line and with its words decoded (RFC 2047). */
function headersOf(raw: string): ReadonlyMap<string, string> {
  const lines = headOf(raw)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  return new Map(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([!-9;-~]+): ?(.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), decodedWords(value)];
    }),
  );
}

/** Decodes like a lenient mail program: any charset, with a language tag, and within quotation marks. */
function decodedWords(value: string): string {
  const joined = value.replace(/(\?=)\s+(=\?)/g, '$1$2');
  return joined.replace(/=\?([\w-]+)(?:\*[\w-]+)?\?([BQ])\?(.*?)\?=/gi, (_, charset: string, kind: string, text) =>
    new TextDecoder(charset).decode(kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64') : quotedBytes(text)),
  );
}

const quotedBytes = (text: string): Buffer =>
  Buffer.from(
    text.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  );
