/** The path of stored images. */
export const imageRoute = '/images/:name';

/** The second path of stored images, which the specification gives the admin area. */
export const adminImageRoute = '/api/files/:name';

/** The path of an image on a page. */
export const imagePath = (name: string): string => imageRoute.replace(':name', name);

/** The path of an image in the admin area. */
export const adminImagePath = (name: string): string => adminImageRoute.replace(':name', name);

/** How an image is fitted to a width and a height: `cover` crops it, `contain` keeps all of it. */
type Fit = 'cover' | 'contain';

/** A stored image at a width in pixels, from Netlify’s Image CDN; with a height it is fitted to both. */
export function cdnImagePath(name: string, width: number, height?: number, fit: Fit = 'cover'): string {
  const fitted = height === undefined ? '' : `&h=${height}&fit=${fit}`;
  return `/.netlify/images?url=${encodeURIComponent(imagePath(name))}&w=${width}${fitted}`;
}

/** The view transition name of a stored image between its card and its page (styles/components.css). */
export const plateName = (name: string): string => `image-${name.replaceAll(/[^\w-]/g, '-')}`;

/** Sufficient at the density of a phone’s screen, and far smaller than the CDN’s default. */
const quality = 50;

/** The `srcset` of a stored image cropped to 3:2, at several widths in pixels. */
export function imageSrcset(name: string, widths: readonly number[]): string {
  return sources(name, widths, 'cover');
}

/** The `srcset` of a whole stored image in a 3:2 frame, at several widths in pixels. */
export function wholeImageSrcset(name: string, widths: readonly number[]): string {
  return sources(name, widths, 'contain');
}

function sources(name: string, widths: readonly number[], fit: Fit): string {
  const path = (width: number) => `${cdnImagePath(name, width, Math.round((width * 2) / 3), fit)}&q=${quality}`;
  return widths.map((width) => `${path(width)} ${width}w`).join(', ');
}
