import { limits } from '#domain/limits';
import { shrink } from './shrink';

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
