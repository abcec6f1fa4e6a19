import { AsyncLocalStorage } from 'node:async_hooks';
import { clientHeader } from '../support/strict-blob-server/strict-blob-server.ts';

const clients = new AsyncLocalStorage<string>();

/** Runs work whose store requests carry the client’s name. */
export function asClient<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return clients.run(name, work);
}

/** From now on store requests carry the name of their client; the returned function ends that. */
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
