import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A received request to a webhook. */
export interface ArrivedWebhook {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The response of a webhook. `hang`: none. `endless`: a body that does not end. */
export type WebhookResponse =
  | { readonly status: number; readonly body?: string; readonly headers?: Readonly<Record<string, string>> }
  | 'hang'
  | 'endless';

export interface WebhookServer {
  readonly url: string;
  readonly arrived: readonly ArrivedWebhook[];
  /** Sets the response to later requests. */
  respond(result: WebhookResponse): void;
  stop(): Promise<void>;
}

/** A webhook on this machine that accepts requests by default. */
export async function startWebhookServer(): Promise<WebhookServer> {
  const arrived: ArrivedWebhook[] = [];
  let result: WebhookResponse = { status: 200 };
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    arrived.push({ path: request.url ?? '', headers: request.headers, body });
    if (result === 'hang') return;
    if (result === 'endless') {
      response.writeHead(200);
      const more = () => void response.write('x'.repeat(65_536), (error) => error ?? setImmediate(more));
      return more();
    }
    response.writeHead(result.status, result.headers);
    response.end(result.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on a port, so its address is not a pipe name.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    arrived,
    respond: (next) => {
      result = next;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
