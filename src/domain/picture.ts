import { paths } from '#domain/api';

/** A stored picture in a width of its own, in pixels, from Netlify's Image CDN; a height crops it to that shape. */
export function pictureAddress(name: string, width: number, height?: number): string {
  const crop = height === undefined ? '' : `&h=${height}&fit=cover`;
  return `/.netlify/images?url=${encodeURIComponent(paths.image(name))}&w=${width}${crop}`;
}

/** Good enough at the density of a phone's screen, and far lighter than the CDN's own. */
const quality = 50;

/** The value of `srcset` for a stored picture shown 3:2, at several widths in pixels. */
export function pictureSources(name: string, widths: readonly number[]): string {
  const address = (width: number) => `${pictureAddress(name, width, Math.round((width * 2) / 3))}&q=${quality}`;
  return widths.map((width) => `${address(width)} ${width}w`).join(', ');
}
