/** Where the site serves stored images. */
export const imageRoute = '/images/:name';

/** The same images at the path that the specification gives the admin area. */
export const adminImageRoute = '/api/files/:name';

/** The path of an image on a page. */
export const imagePath = (name: string): string => imageRoute.replace(':name', name);

/** The path of an image in the admin area. */
export const adminImagePath = (name: string): string => adminImageRoute.replace(':name', name);

/** How an image comes to a width and a height: `cover` crops it to that shape, `contain` keeps the whole of it inside. */
type Fit = 'cover' | 'contain';

/** A stored image in a width of its own, in pixels, from Netlify's Image CDN; with a height it is fitted to both. */
export function cdnImagePath(name: string, width: number, height?: number, fit: Fit = 'cover'): string {
  const fitted = height === undefined ? '' : `&h=${height}&fit=${fit}`;
  return `/.netlify/images?url=${encodeURIComponent(imagePath(name))}&w=${width}${fitted}`;
}

/** What a stored image is called while it moves from its card to its page (styles/illustrations.css). */
export const plateName = (name: string): string => `image-${name.replaceAll(/[^\w-]/g, '-')}`;

/** Good enough at the density of a phone's screen, and far lighter than the CDN's own. */
const quality = 50;

/** The value of `srcset` for a stored image cropped to 3:2, at several widths in pixels. */
export function imageSrcset(name: string, widths: readonly number[]): string {
  return sources(name, widths, 'cover');
}

/** The value of `srcset` for the whole of a stored image in a 3:2 frame of several widths in pixels. */
export function wholeImageSrcset(name: string, widths: readonly number[]): string {
  return sources(name, widths, 'contain');
}

function sources(name: string, widths: readonly number[], fit: Fit): string {
  const path = (width: number) => `${cdnImagePath(name, width, Math.round((width * 2) / 3), fit)}&q=${quality}`;
  return widths.map((width) => `${path(width)} ${width}w`).join(', ');
}
