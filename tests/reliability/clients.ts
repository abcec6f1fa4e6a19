import { AsyncLocalStorage } from 'node:async_hooks';
import { clientHeader } from '../support/strict-blob-server.ts';

const clients = new AsyncLocalStorage<string>();

/** Does some work under a name that its requests to the store carry. */
export function asClient<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return clients.run(name, work);
}

/** From now on requests to the store carry the name of their client; the answer ends that. */
export function nameClients(): () => void {
  const plain = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const client = clients.getStore();
    if (client === undefined) return plain(input, init);
    const headers = new Headers(init?.headers);
    headers.set(clientHeader, client);
    return plain(input, { ...init, headers });
  };
  return () => {
    globalThis.fetch = plain;
  };
}
