import type { FaultKind } from './strict-blob-server-fault-kinds.ts';

/** A logged request. `status` is the status sent to the client, or “unanswered”. */
export interface LoggedRequest {
  readonly method: string;
  readonly store: string;
  readonly key: string;
  readonly consistency: 'strong' | 'eventual';
  readonly condition: string | undefined;
  readonly fault: FaultKind | undefined;
  readonly status: number | 'unanswered';
  readonly client?: string | undefined;
}

/** A write or deletion at the moment of execution, whether or not its sender got an answer. */
export interface LandedWrite {
  readonly method: 'PUT' | 'DELETE';
  readonly store: string;
  readonly key: string;
  /** The new value; empty for a deletion. */
  readonly body: Buffer;
  readonly client?: string | undefined;
}

/** Seed and requests, to be printed when a test fails. */
export function reportOf(seed: number, requests: readonly LoggedRequest[]): string {
  const lines = requests.map(({ client, method, store, key, consistency, condition, fault, status }) =>
    [client, method, `${store}/${key}`, consistency, condition, fault && `[${fault}]`, '→', status]
      .filter(Boolean)
      .join(' '),
  );
  return [`seed ${seed}`, ...lines].join('\n');
}
