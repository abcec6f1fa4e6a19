import type { ApiError } from '../../api/request';

/**
 * An image of a form, from the chosen file to the stored image. `key` names it as long as the form is open. A failed one
 * says why, unless the whole admin area does.
 */
export type FormImage =
  | { readonly kind: 'stored'; readonly key: string; readonly name: string }
  | { readonly kind: 'waiting'; readonly key: string; readonly file: File }
  | { readonly kind: 'uploading'; readonly key: string; readonly file: File }
  | { readonly kind: 'failed'; readonly key: string; readonly file: File; readonly error?: ApiError };

/** Why a chosen file did not become an image. One that is `too-large` could not be made smaller here either. */
export type ImageProblem =
  | { readonly kind: 'too-large'; readonly file: string }
  | { readonly kind: 'too-many'; readonly file: string }
  | { readonly kind: 'failed'; readonly file: string; readonly error: ApiError };

/** The names of the images that are stored, in their order. */
export function storedNames(images: readonly FormImage[]): string[] {
  return images.flatMap((image) => (image.kind === 'stored' ? [image.name] : []));
}

/** The names of the files that are not stored, and would be lost with the page. */
export function unfinishedFiles(images: readonly FormImage[]): string[] {
  return images.flatMap((image) => (image.kind === 'stored' ? [] : [image.file.name]));
}

/** What is wrong with the images that can be tried again. */
export function failuresOf(images: readonly FormImage[]): ImageProblem[] {
  return images.flatMap((image) =>
    image.kind === 'failed' && image.error ? [{ kind: 'failed', file: image.file.name, error: image.error }] : [],
  );
}

/** The image as it is tried once more, where it has failed. */
export function again(image: FormImage): FormImage {
  return image.kind === 'failed' ? { kind: 'waiting', key: image.key, file: image.file } : image;
}
