import { limits } from '#domain/limits';
import { trustedScript } from '../trusted-types';
import type { ShrunkImage } from './shrink-worker';
import workerPath from './shrink-worker?worker&url';

/** The bytes to upload for a chosen file, and a thumbnail as a data URL if the browser can make one. */
export interface PreparedImage {
  readonly body: Blob;
  readonly preview?: string;
}

/** Prepares a chosen file for upload; `undefined` if it is over the limit and the browser cannot shrink it. */
export type Prepare = (file: File) => Promise<PreparedImage | undefined>;

/** Largest file, in bytes, that the browser tries to decode. Anything larger is a film or an archive. */
const largestFile = 100 * 1024 * 1024;

/** Shrinks an image that the browser can decode to the size that the server stores. Other files are sent unchanged. */
export const prepareImage: Prepare = async (file) => {
  const shrunk = file.size <= largestFile ? await shrink(file) : undefined;
  return shrunk ?? (file.size <= limits.uploadBytes ? { body: file } : undefined);
};

/** Timeout in milliseconds: a worker that runs out of memory ends without an error. */
const patience = 60_000;

let worker: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Shrinks a file in a worker, one file at a time; resolves to `undefined` if that is not possible. */
function shrink(file: File): Promise<ShrunkImage | undefined> {
  const shrunk = last.then(() => send(file)).catch(() => undefined);
  last = shrunk;
  return shrunk;
}

function send(file: File): Promise<ShrunkImage | undefined> {
  worker ??= startWorker();
  const current = worker;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (result?: ShrunkImage) => {
      clearTimeout(timer);
      port1.close();
      resolve(result);
    };
    const giveUp = () => {
      current.terminate();
      worker = undefined;
      end();
    };
    const timer = setTimeout(giveUp, patience);
    current.onerror = giveUp;
    port1.onmessage = ({ data }: MessageEvent<ShrunkImage | undefined>) => end(data);
    current.postMessage(file, [port2]);
  });
}

function startWorker(): Worker {
  return new Worker(trustedScript(workerPath), { type: 'module' });
}
