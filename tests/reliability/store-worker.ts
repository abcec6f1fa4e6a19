import { parentPort, workerData } from 'node:worker_threads';
import { StrictBlobServer } from '../support/strict-blob-server/strict-blob-server.ts';
import type { StoreOrder, StoreState } from './store-in-thread.ts';

const server = await new StrictBlobServer(workerData).start();

function obey({ latency, faults }: StoreOrder): StoreState {
  const requests = server.requests.splice(0);
  if (latency !== undefined) server.latency = latency;
  if (faults === 'none') server.faults.clear();
  else if (faults) server.faults.script({ kind: faults, times: Number.POSITIVE_INFINITY });
  return { context: server.context, requests };
}

parentPort?.on('message', (order: StoreOrder) => parentPort?.postMessage(obey(order)));
