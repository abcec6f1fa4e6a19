import { limits } from '#domain/limits';
import { shrink } from './shrink';

/** What is sent of a chosen file, and a small likeness of it as a data URL where the browser can make one. */
export interface PreparedImage {
  readonly body: Blob;
  readonly preview?: string;
}

/** Makes of a chosen file what is sent; nothing where that would be too large, and the browser cannot make it smaller. */
export type Prepare = (file: File) => Promise<PreparedImage | undefined>;

/** Bytes of the largest file that the browser is asked to read: beyond, it is a film or an archive. */
const largestFile = 100 * 1024 * 1024;

/** Takes what the browser can read as an image down to what the server keeps of it; anything else goes as it is. */
export const prepareImage: Prepare = async (file) => {
  const shrunk = file.size <= largestFile ? await shrink(file) : undefined;
  return shrunk ?? (file.size <= limits.uploadBytes ? { body: file } : undefined);
};
