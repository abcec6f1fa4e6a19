import { atom, type ReadableAtom } from 'nanostores';
import { limits } from '#domain/limits';
import { uploadImage } from '../api/images';
import type { ApiError } from '../api/request';
import { giveUpImages, withToken } from './admin-call';

export type Picture =
  | { readonly kind: 'stored'; readonly key: string; readonly name: string }
  | { readonly kind: 'waiting' | 'uploading' | 'failed'; readonly key: string; readonly file: File };

/** Why a chosen file did not become a picture. */
export type PictureProblem =
  | { readonly kind: 'too-large'; readonly file: string }
  | { readonly kind: 'too-many'; readonly file: string }
  | { readonly kind: 'failed'; readonly file: string; readonly error: ApiError };

export interface Pictures {
  readonly $pictures: ReadableAtom<readonly Picture[]>;
  /** What went wrong with the files chosen last. */
  readonly $problems: ReadableAtom<readonly PictureProblem[]>;
  add(files: readonly File[]): void;
  retry(key: string): void;
  remove(key: string): Picture | undefined;
  move(key: string, steps: -1 | 1): void;
  /** Uploads what is waiting or has failed; resolves when nothing is under way, to whether all pictures are stored. */
  settle(): Promise<boolean>;
  replace(names: readonly string[]): void;
  /** Stops uploading: the form is left. */
  close(): void;
}

/** Statuses that tell that the file itself is at fault, so that sending it again is no use. */
const hopeless = [400, 413, 415];

/** The names of the pictures that are stored, in their order. */
export function storedNames(pictures: readonly Picture[]): string[] {
  return pictures.flatMap((picture) => (picture.kind === 'stored' ? [picture.name] : []));
}

const stored = (name: string): Picture => ({ kind: 'stored', key: name, name });

/** The pictures of one form: they are uploaded as they are chosen, one at a time. */
export function createPictures(names: readonly string[]): Pictures {
  const $pictures = atom<readonly Picture[]>(names.map(stored));
  const $problems = atom<readonly PictureProblem[]>([]);
  const uploads = uploadQueue($pictures, (problem) => $problems.set([...$problems.get(), problem]));
  return {
    $pictures,
    $problems,
    add(files) {
      const { accepted, problems } = admit(files, limits.imagesPerOpportunity - $pictures.get().length);
      $problems.set(problems);
      $pictures.set([...$pictures.get(), ...accepted]);
      void uploads.run();
    },
    retry(key) {
      $problems.set([]);
      uploads.waitAgain((picture) => picture.key === key);
      void uploads.run();
    },
    remove(key) {
      const removed = $pictures.get().find((picture) => picture.key === key);
      $problems.set([]);
      $pictures.set($pictures.get().filter((picture) => picture.key !== key));
      return removed;
    },
    move: (key, steps) => $pictures.set(moved($pictures.get(), key, steps)),
    async settle() {
      $problems.set([]);
      uploads.waitAgain(() => true);
      await uploads.run();
      return $pictures.get().every(({ kind }) => kind === 'stored');
    },
    replace(replacement) {
      $problems.set([]);
      $pictures.set(replacement.map(stored));
    },
    close: uploads.close,
  };
}

function uploadQueue(
  $pictures: ReturnType<typeof atom<readonly Picture[]>>,
  report: (problem: PictureProblem) => void,
) {
  let running: Promise<void> | undefined;
  let closed = false;

  const put = (key: string, next: Picture | undefined) => {
    $pictures.set($pictures.get().flatMap((picture) => (picture.key === key ? (next ?? []) : picture)));
  };

  async function upload(key: string, file: File): Promise<void> {
    put(key, { kind: 'uploading', key, file });
    const result = await withToken((token) => uploadImage(token, file));
    const wanted = !closed && $pictures.get().some((picture) => picture.key === key);
    if (!wanted) {
      if (result.kind === 'answered') await giveUpImages([result.answer]);
      return;
    }
    if (result.kind === 'answered') {
      put(key, { kind: 'stored', key, name: result.answer });
      return;
    }
    const isHopeless = result.kind === 'failed' && hopeless.includes(result.error.status ?? 0);
    put(key, isHopeless ? undefined : { kind: 'failed', key, file });
    if (result.kind === 'failed') report({ kind: 'failed', file: file.name, error: result.error });
  }

  async function uploadWaiting(): Promise<void> {
    for (;;) {
      const next = $pictures.get().find((picture) => picture.kind === 'waiting');
      if (!next || next.kind !== 'waiting' || closed) return;
      await upload(next.key, next.file);
    }
  }

  return {
    run(): Promise<void> {
      running ??= uploadWaiting().finally(() => {
        running = undefined;
      });
      return running;
    },
    waitAgain(chosen: (picture: Picture) => boolean): void {
      const again = (picture: Picture): Picture =>
        picture.kind === 'failed' && chosen(picture) ? { ...picture, kind: 'waiting' } : picture;
      $pictures.set($pictures.get().map(again));
    },
    close(): void {
      closed = true;
    },
  };
}

/** Which of the chosen files are worth uploading, given the room that is left. */
function admit(files: readonly File[], room: number) {
  const accepted: Picture[] = [];
  const problems: PictureProblem[] = [];
  for (const file of files) {
    if (file.size > limits.uploadBytes) problems.push({ kind: 'too-large', file: file.name });
    else if (accepted.length >= room) problems.push({ kind: 'too-many', file: file.name });
    else accepted.push({ kind: 'waiting', key: crypto.randomUUID(), file });
  }
  return { accepted, problems };
}

function moved(pictures: readonly Picture[], key: string, steps: -1 | 1): readonly Picture[] {
  const from = pictures.findIndex((picture) => picture.key === key);
  const to = from + steps;
  const picture = pictures[from];
  if (!picture || to < 0 || to >= pictures.length) return pictures;
  return pictures.toSpliced(from, 1).toSpliced(to, 0, picture);
}
