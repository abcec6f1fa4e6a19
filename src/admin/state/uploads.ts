import type { MapStore, WritableAtom } from 'nanostores';
import { uploadImage } from '../../api/images';
import { type CallResult, discardImages, withToken } from './call';
import type { FormImage, ImageProblem } from './form-image';
import type { Prepare, PreparedImage } from './prepare-image';

/** What is known of images by their keys, apart from what they are: it changes often, and is kept nowhere. */
export type ByImage<Known> = Readonly<Record<string, Known | undefined>>;

interface UploadsParts {
  readonly $images: WritableAtom<readonly FormImage[]>;
  /** How much of an image has been sent, from 0 to 1, while it is. */
  readonly $progress: MapStore<ByImage<number>>;
  readonly $previews: MapStore<ByImage<string>>;
  readonly prepare: Prepare;
  /** Hears of a file that did not become an image, and has been left out. */
  onRefused(problem: ImageProblem): void;
}

interface Uploads {
  /** Uploads what is waiting; resolves when nothing is, and nothing is under way. */
  run(): Promise<void>;
  /** Breaks off the upload of an image, if it is under way. What has arrived all the same falls to the nightly sweep. */
  cancel(key: string): void;
  close(): void;
}

type WaitingImage = Extract<FormImage, { readonly kind: 'waiting' }>;

/** How many images are uploaded at the same time. */
const lanes = 3;

/** Statuses that tell that the file itself is at fault, so that sending it again is no use. */
const hopeless = [400, 413, 415];

/** Prepares a form's waiting images and takes them to the server, in their order, a few at a time. */
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

  /** What is sent of a file: made once, however often it is tried. */
  function preparedOf({ key, file }: WaitingImage): Promise<PreparedImage | undefined> {
    const made = prepared.get(key) ?? prepare(file);
    prepared.set(key, made);
    return made;
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
    else if (result.kind === 'answered') await discardImages([result.answer]);
  }

  function conclude({ key, file }: WaitingImage, result: CallResult<string>): void {
    forget(key);
    if (result.kind === 'answered') {
      prepared.delete(key);
      put(key, [{ kind: 'stored', key, name: result.answer }]);
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
