import { atom, type MapStore, map, type ReadableAtom } from 'nanostores';
import { limits } from '#domain/limits';
import type { FormImage, ImageProblem } from './form-image';
import { prepareImage } from './prepare-image';
import { type ByImage, createUploads } from './uploads';

/** An image removed from the form, with its former index. */
interface RemovedImage {
  readonly image: FormImage;
  readonly index: number;
}

export interface FormImages {
  readonly $images: ReadableAtom<readonly FormImage[]>;
  /**
   * Why files were rejected, for the files chosen last and those still uploading. Images that can be retried carry their
   * own problem.
   */
  readonly $problems: ReadableAtom<readonly ImageProblem[]>;
  /** Upload progress from 0 to 1, by image key. */
  readonly $progress: MapStore<ByImage<number>>;
  /** Thumbnails of images chosen here, by image key. */
  readonly $previews: MapStore<ByImage<string>>;
  /** Removed images that can be restored, latest last. */
  readonly $removed: ReadableAtom<readonly RemovedImage[]>;
  add(files: readonly File[]): void;
  forgetProblems(): void;
  retry(key: string): void;
  retryAll(): void;
  /** Removes an image and cancels its upload. */
  remove(key: string): FormImage | undefined;
  /** Restores the image that was removed last, at its former index. */
  undoRemoval(): FormImage | undefined;
  /** Drops the removed images; returns the names of those that are stored. */
  forgetRemoved(): readonly string[];
  /** Moves an image to another index, counted from 0. */
  moveTo(key: string, index: number): void;
  /** Retries failed images; resolves when no upload is running, to whether all images are stored. */
  settle(): Promise<boolean>;
  replace(names: readonly string[]): void;
  /** Stops all uploads when the form is closed. */
  close(): void;
}

/** The images of one form. They are uploaded as soon as they are chosen. */
export function createFormImages(names: readonly string[], prepare = prepareImage): FormImages {
  const $images = atom<readonly FormImage[]>(names.map(stored));
  const $problems = atom<readonly ImageProblem[]>([]);
  const $progress = map<ByImage<number>>({});
  const $previews = map<ByImage<string>>({});
  const $removed = atom<readonly RemovedImage[]>([]);
  // Files over the limit of images. There may be room for them if others turn out not to be images.
  let surplus: readonly { readonly file: File; readonly problem: ImageProblem }[] = [];

  const uploads = createUploads({
    $images,
    $progress,
    $previews,
    prepare,
    onRefused(problem) {
      $problems.set([...$problems.get(), problem]);
      admit();
    },
  });

  /** Adds as many surplus files as the limit allows. */
  function admit(): void {
    const admitted = surplus.slice(0, Math.max(0, limits.imagesPerOpportunity - $images.get().length));
    surplus = surplus.slice(admitted.length);
    const nowFitting = admitted.map(({ problem }) => problem);
    $problems.set($problems.get().filter((problem) => !nowFitting.includes(problem)));
    $images.set([...$images.get(), ...admitted.map(({ file }) => waiting(file))]);
  }

  async function run(): Promise<void> {
    await uploads.run();
    surplus = [];
  }

  function put(images: readonly FormImage[]): void {
    $images.set(images);
    void run();
  }

  return {
    $images,
    $problems,
    $progress,
    $previews,
    $removed,
    add(files) {
      const added = files.map((file) => ({ file, problem: { kind: 'too-many', file: file.name } as const }));
      const earlier = $images.get().some(isUnderWay) ? $problems.get() : [];
      surplus = [...surplus, ...added];
      $problems.set([...earlier, ...added.map(({ problem }) => problem)]);
      admit();
      void run();
    },
    forgetProblems: () => $problems.set([]),
    retry: (key) => put($images.get().map((image) => (image.key === key ? again(image) : image))),
    retryAll: () => put($images.get().map(again)),
    remove(key) {
      const index = $images.get().findIndex((image) => image.key === key);
      const image = $images.get()[index];
      if (!image) return undefined;
      uploads.cancel(key);
      $removed.set([...$removed.get(), { image, index }]);
      put($images.get().filter((other) => other !== image));
      return image;
    },
    undoRemoval() {
      const last = $removed.get().at(-1);
      if (!last) return undefined;
      $removed.set($removed.get().slice(0, -1));
      put(inserted($images.get(), last.index, restarted(last.image)));
      return last.image;
    },
    forgetRemoved() {
      const removed = $removed.get();
      $removed.set([]);
      return removed.flatMap(({ image }) => (image.kind === 'stored' ? [image.name] : []));
    },
    moveTo: (key, index) => $images.set(moved($images.get(), key, index)),
    async settle() {
      $images.set($images.get().map(again));
      await run();
      return $images.get().every(({ kind }) => kind === 'stored');
    },
    replace: (replacement) => put(replacement.map(stored)),
    close: uploads.close,
  };
}

function stored(name: string): FormImage {
  return { kind: 'stored', key: name, name };
}

function waiting(file: File): FormImage {
  return { kind: 'waiting', key: crypto.randomUUID(), file };
}

function isUnderWay({ kind }: FormImage): boolean {
  return kind === 'waiting' || kind === 'uploading';
}

/** A restored image. If its upload was cancelled, it starts again. */
function restarted(image: FormImage): FormImage {
  return image.kind === 'uploading' ? { kind: 'waiting', key: image.key, file: image.file } : image;
}

function moved(images: readonly FormImage[], key: string, to: number): readonly FormImage[] {
  const from = images.findIndex((image) => image.key === key);
  const image = images[from];
  if (!image || to < 0 || to >= images.length) return images;
  return inserted(
    images.filter((other) => other !== image),
    to,
    image,
  );
}

function inserted(images: readonly FormImage[], index: number, image: FormImage): readonly FormImage[] {
  return [...images.slice(0, index), image, ...images.slice(index)];
}

/** Resets a failed image to waiting; returns others unchanged. */
function again(image: FormImage): FormImage {
  return image.kind === 'failed' ? { kind: 'waiting', key: image.key, file: image.file } : image;
}
