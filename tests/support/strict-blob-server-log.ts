import type { FaultKind } from './strict-blob-server-fault-kinds.ts';

/** A request as it went: `status` is what the client was told, or that it was told nothing. */
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

/** A write or a deletion in the moment when it was done, whatever its sender heard of it. */
export interface LandedWrite {
  readonly method: 'PUT' | 'DELETE';
  readonly store: string;
  readonly key: string;
  /** What is stored now; empty for a deletion. */
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
