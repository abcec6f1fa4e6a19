import type { WritableAtom } from 'nanostores';
import { uploadImage } from '../../api/images';
import { type CallResult, discardImages, withToken } from './call';
import type { FormImage, ImageProblem } from './form-image';

interface Uploads {
  /** Uploads what is waiting, one image at a time; resolves when nothing is. */
  run(): Promise<void>;
  close(): void;
}

/** Statuses that tell that the file itself is at fault, so that sending it again is no use. */
const hopeless = [400, 413, 415];

/** Takes a form's waiting images to the server, and reports those that it does not take. */
export function createUploads(
  $images: WritableAtom<readonly FormImage[]>,
  report: (problem: ImageProblem) => void,
): Uploads {
  let running: Promise<void> | undefined;
  let closed = false;
  const put = (key: string, next: readonly FormImage[]) => {
    $images.set($images.get().flatMap((image) => (image.key === key ? next : image)));
  };

  async function upload(key: string, file: File): Promise<void> {
    put(key, [{ kind: 'uploading', key, file }]);
    const result = await withToken((token) => uploadImage(token, file));
    const wanted = !closed && $images.get().some((image) => image.key === key);
    if (wanted) {
      put(key, imageAfter(key, file, result));
      if (result.kind === 'failed') report({ kind: 'failed', file: file.name, error: result.error });
    } else if (result.kind === 'answered') {
      await discardImages([result.answer]);
    }
  }

  async function uploadWaiting(): Promise<void> {
    for (let next = firstWaiting($images.get()); next && !closed; next = firstWaiting($images.get())) {
      await upload(next.key, next.file);
    }
  }

  return {
    run() {
      running ??= uploadWaiting().finally(() => {
        running = undefined;
      });
      return running;
    },
    close() {
      closed = true;
    },
  };
}

function firstWaiting(images: readonly FormImage[]) {
  return images.find((image) => image.kind === 'waiting');
}

/** A stored image, one that can be tried again, or none where the file is at fault. */
function imageAfter(key: string, file: File, result: CallResult<string>): readonly FormImage[] {
  if (result.kind === 'answered') return [{ kind: 'stored', key, name: result.answer }];
  if (result.kind === 'failed' && hopeless.includes(result.error.status ?? 0)) return [];
  return [{ kind: 'failed', key, file }];
}
