import type { Manifest } from './archive-format.ts';

/** The number of blobs per store, in words. */
export function countsIn({ counts }: Manifest): string {
  const { opportunities, images, enquiries } = counts;
  return `${opportunities} opportunities, ${images} images and ${enquiries} enquiries`;
}
