import type { ApiError } from '../../../api/request';

/**
 * An image of a form, from the chosen file to the stored image. `key` identifies it while the form is open. A failed
 * image has a problem, except if the admin area reports the failure as a whole.
 */
export type FormImage =
  | { readonly kind: 'stored'; readonly key: string; readonly name: string }
  | { readonly kind: 'waiting'; readonly key: string; readonly file: File }
  | { readonly kind: 'uploading'; readonly key: string; readonly file: File }
  | { readonly kind: 'failed'; readonly key: string; readonly file: File; readonly error?: ApiError };

/** Why a chosen file was not accepted. `too-large`: the browser could not shrink it below the limit either. */
export type ImageProblem =
  | { readonly kind: 'too-large'; readonly file: string }
  | { readonly kind: 'too-many'; readonly file: string }
  | { readonly kind: 'failed'; readonly file: string; readonly error: ApiError };

/** Names of the stored images, in order. */
export function storedNames(images: readonly FormImage[]): string[] {
  return images.flatMap((image) => (image.kind === 'stored' ? [image.name] : []));
}

/** Names of files that are not stored yet and would be lost if the page were closed. */
export function unfinishedFiles(images: readonly FormImage[]): string[] {
  return images.flatMap((image) => (image.kind === 'stored' ? [] : [image.file.name]));
}

/** Problems of the images that can be retried. */
export function failuresOf(images: readonly FormImage[]): ImageProblem[] {
  return images.flatMap((image) =>
    image.kind === 'failed' && image.error ? [{ kind: 'failed', file: image.file.name, error: image.error }] : [],
  );
}
