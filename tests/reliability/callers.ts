import { AsyncLocalStorage } from 'node:async_hooks';
import { callerHeader } from '../support/strict-blob-server.ts';

const callers = new AsyncLocalStorage<string>();

/** Does some work under a name that its requests to the store carry. */
export function asCaller<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return callers.run(name, work);
}

/** From now on requests to the store carry the name of their caller; the answer ends that. */
export function nameCallers(): () => void {
  const plain = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const caller = callers.getStore();
    if (caller === undefined) return plain(input, init);
    const headers = new Headers(init?.headers);
    headers.set(callerHeader, caller);
    return plain(input, { ...init, headers });
  };
  return () => {
    globalThis.fetch = plain;
  };
}
