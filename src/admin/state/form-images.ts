import { atom, type ReadableAtom } from 'nanostores';
import { limits } from '#domain/limits';
import type { ApiError } from '../../api/request';
import { createUploads } from './uploads';

export type Picture =
  | { readonly kind: 'stored'; readonly key: string; readonly name: string }
  | { readonly kind: 'waiting'; readonly key: string; readonly file: File }
  | { readonly kind: 'uploading'; readonly key: string; readonly file: File }
  | { readonly kind: 'failed'; readonly key: string; readonly file: File };

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
  /** Tries again what has failed; resolves when nothing is under way, to whether all pictures are stored. */
  settle(): Promise<boolean>;
  replace(names: readonly string[]): void;
  /** Stops uploading: the form is left. */
  close(): void;
}

/** The names of the pictures that are stored, in their order. */
export function storedNames(pictures: readonly Picture[]): string[] {
  return pictures.flatMap((picture) => (picture.kind === 'stored' ? [picture.name] : []));
}

/** The names of the files that are not stored, and would be lost with the page. */
export function unfinishedFiles(pictures: readonly Picture[]): string[] {
  return pictures.flatMap((picture) => (picture.kind === 'stored' ? [] : [picture.file.name]));
}

/** The pictures of one form: they are uploaded as they are chosen. */
export function createPictures(names: readonly string[]): Pictures {
  const $pictures = atom<readonly Picture[]>(names.map(stored));
  const $problems = atom<readonly PictureProblem[]>([]);
  const uploads = createUploads($pictures, (problem) => $problems.set([...$problems.get(), problem]));
  const put = (pictures: readonly Picture[], problems: readonly PictureProblem[] = []) => {
    $problems.set(problems);
    $pictures.set(pictures);
    return uploads.run();
  };
  return {
    $pictures,
    $problems,
    add(files) {
      const { accepted, problems } = admit(files, limits.imagesPerOpportunity - $pictures.get().length);
      void put([...$pictures.get(), ...accepted], problems);
    },
    retry(key) {
      void put($pictures.get().map((picture) => (picture.key === key ? again(picture) : picture)));
    },
    remove(key) {
      const removed = $pictures.get().find((picture) => picture.key === key);
      void put($pictures.get().filter((picture) => picture.key !== key));
      return removed;
    },
    move: (key, steps) => $pictures.set(moved($pictures.get(), key, steps)),
    async settle() {
      await put($pictures.get().map(again));
      return $pictures.get().every(({ kind }) => kind === 'stored');
    },
    replace: (replacement) => void put(replacement.map(stored)),
    close: uploads.close,
  };
}

function stored(name: string): Picture {
  return { kind: 'stored', key: name, name };
}

function again(picture: Picture): Picture {
  return picture.kind === 'failed' ? { ...picture, kind: 'waiting' } : picture;
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
