import { atom, type ReadableAtom } from 'nanostores';
import { limits } from '#domain/limits';
import type { FormImage, ImageProblem } from './form-image';
import { createUploads } from './uploads';

export interface FormImages {
  readonly $images: ReadableAtom<readonly FormImage[]>;
  /** What went wrong with the files chosen last. */
  readonly $problems: ReadableAtom<readonly ImageProblem[]>;
  add(files: readonly File[]): void;
  retry(key: string): void;
  remove(key: string): FormImage | undefined;
  move(key: string, steps: -1 | 1): void;
  /** Tries again what has failed; resolves when nothing is under way, to whether all images are stored. */
  settle(): Promise<boolean>;
  replace(names: readonly string[]): void;
  /** Stops uploading: the form is left. */
  close(): void;
}

/** The images of one form: they are uploaded as they are chosen. */
export function createFormImages(names: readonly string[]): FormImages {
  const $images = atom<readonly FormImage[]>(names.map(stored));
  const $problems = atom<readonly ImageProblem[]>([]);
  const uploads = createUploads($images, (problem) => $problems.set([...$problems.get(), problem]));
  const put = (images: readonly FormImage[], problems: readonly ImageProblem[] = []) => {
    $problems.set(problems);
    $images.set(images);
    return uploads.run();
  };
  return {
    $images,
    $problems,
    add(files) {
      const { accepted, problems } = admit(files, limits.imagesPerOpportunity - $images.get().length);
      void put([...$images.get(), ...accepted], problems);
    },
    retry(key) {
      void put($images.get().map((image) => (image.key === key ? again(image) : image)));
    },
    remove(key) {
      const removed = $images.get().find((image) => image.key === key);
      void put($images.get().filter((image) => image.key !== key));
      return removed;
    },
    move: (key, steps) => $images.set(moved($images.get(), key, steps)),
    async settle() {
      await put($images.get().map(again));
      return $images.get().every(({ kind }) => kind === 'stored');
    },
    replace: (replacement) => void put(replacement.map(stored)),
    close: uploads.close,
  };
}

function stored(name: string): FormImage {
  return { kind: 'stored', key: name, name };
}

function again(image: FormImage): FormImage {
  return image.kind === 'failed' ? { ...image, kind: 'waiting' } : image;
}

/** Which of the chosen files are worth uploading, given the room that is left. */
function admit(files: readonly File[], room: number) {
  const accepted: FormImage[] = [];
  const problems: ImageProblem[] = [];
  for (const file of files) {
    if (file.size > limits.uploadBytes) problems.push({ kind: 'too-large', file: file.name });
    else if (accepted.length >= room) problems.push({ kind: 'too-many', file: file.name });
    else accepted.push({ kind: 'waiting', key: crypto.randomUUID(), file });
  }
  return { accepted, problems };
}

function moved(images: readonly FormImage[], key: string, steps: -1 | 1): readonly FormImage[] {
  const from = images.findIndex((image) => image.key === key);
  const to = from + steps;
  const image = images[from];
  if (!image || to < 0 || to >= images.length) return images;
  return images.toSpliced(from, 1).toSpliced(to, 0, image);
}
