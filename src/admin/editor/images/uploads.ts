import type { MapStore, WritableAtom } from 'nanostores';
import { uploadImage } from '../../../api/admin-opportunities';
import { type CallResult, discardImages, withToken } from '../../session/call';
import type { FormImage, ImageProblem } from './form-image';
import type { Prepare, PreparedImage } from './prepare-image';

/** Values by image key. Kept apart from the images, because they change often and are not stored. */
export type ByImage<Known> = Readonly<Record<string, Known | undefined>>;

interface UploadsParts {
  readonly $images: WritableAtom<readonly FormImage[]>;
  /** Upload progress from 0 to 1, by image key. */
  readonly $progress: MapStore<ByImage<number>>;
  readonly $previews: MapStore<ByImage<string>>;
  readonly prepare: Prepare;
  /** Called for a file that was rejected as an image. */
  onRefused(problem: ImageProblem): void;
}

interface Uploads {
  /** Uploads waiting images; resolves when none is waiting or uploading. */
  run(): Promise<void>;
  /** Cancels a running upload. If it arrives anyway, the nightly sweep deletes it. */
  cancel(key: string): void;
  close(): void;
}

type WaitingImage = Extract<FormImage, { readonly kind: 'waiting' }>;

/** Maximum number of parallel uploads. */
const lanes = 3;

/** HTTP statuses that reject the file itself: a retry cannot succeed. */
const hopeless = [400, 413, 415];

/** Prepares and uploads a form's waiting images in order, a few in parallel. */
export function createUploads({ $images, $progress, $previews, prepare, onRefused }: UploadsParts): Uploads {
  const running = new Set<Promise<void>>();
  const attempts = new Map<string, AbortController>();
  const prepared = new Map<string, Promise<PreparedImage | undefined>>();
  let closed = false;

  const put = (key: string, next: readonly FormImage[]) => {
    $images.set($images.get().flatMap((image) => (image.key === key ? next : image)));
  };
  const refuse = (key: string, problem: ImageProblem) => {
    prepared.delete(key);
    put(key, []);
    onRefused(problem);
  };

  /** The prepared file. Prepared once, and reused for retries. */
  function preparedOf({ key, file }: WaitingImage): Promise<PreparedImage | undefined> {
    const preparing = prepared.get(key) ?? prepare(file);
    prepared.set(key, preparing);
    return preparing;
  }

  async function showPreview(image: WaitingImage): Promise<void> {
    const preview = (await preparedOf(image))?.preview;
    if (preview) $previews.setKey(image.key, preview);
  }

  async function upload(image: WaitingImage): Promise<void> {
    const { key, file } = image;
    const attempt = new AbortController();
    attempts.set(key, attempt);
    const isWanted = () => attempts.get(key) === attempt;
    put(key, [{ kind: 'uploading', key, file }]);
    const ready = await preparedOf(image);
    if (!isWanted()) return;
    if (!ready) return refuse(key, { kind: 'too-large', file: file.name });
    const { signal } = attempt;
    const onProgress = (part: number) => isWanted() && $progress.setKey(key, part);
    const result = await withToken((token) => uploadImage(token, ready.body, { signal, onProgress }));
    if (isWanted()) conclude(image, result);
    else if (result.kind === 'succeeded') await discardImages([result.response]);
  }

  function conclude({ key, file }: WaitingImage, result: CallResult<string>): void {
    forget(key);
    if (result.kind === 'succeeded') {
      prepared.delete(key);
      put(key, [{ kind: 'stored', key, name: result.response }]);
    } else if (result.kind === 'forbidden') {
      put(key, [{ kind: 'failed', key, file }]);
    } else if (hopeless.includes(result.error.status ?? 0)) {
      refuse(key, { kind: 'failed', file: file.name, error: result.error });
    } else {
      put(key, [{ kind: 'failed', key, file, error: result.error }]);
    }
  }

  function forget(key: string): void {
    attempts.delete(key);
    $progress.setKey(key, undefined);
  }

  function fill(): void {
    for (const image of $images.get()) if (isWaiting(image) && !prepared.has(image.key)) void showPreview(image);
    for (let next = nextWaiting(); next && running.size < lanes; next = nextWaiting()) {
      const lane = upload(next).finally(() => {
        running.delete(lane);
        fill();
      });
      running.add(lane);
    }
  }

  const nextWaiting = () => (closed ? undefined : $images.get().find(isWaiting));

  return {
    async run() {
      fill();
      while (running.size > 0) await Promise.race(running);
    },
    cancel(key) {
      attempts.get(key)?.abort();
      forget(key);
    },
    close() {
      closed = true;
      for (const attempt of attempts.values()) attempt.abort();
      attempts.clear();
    },
  };
}

function isWaiting(image: FormImage): image is WaitingImage {
  return image.kind === 'waiting';
}
