import type { ProvinceCode } from '#domain/province';

/** Where the provinces' plates are served (specification §2). */
export const provincePlateFolder = '/images/why-argentina/provinces';

/** Widths in pixels of the WebP files beside each plate's `.jpg`. */
export const provincePlateWidths = [960, 1600] as const;

/** Addresses of a province's plate, as an image's `src` and `srcset`. */
export function provincePlate(code: ProvinceCode): { readonly src: string; readonly srcset: string } {
  const plate = `${provincePlateFolder}/${code}`;
  return {
    src: `${plate}.jpg`,
    srcset: provincePlateWidths.map((width) => `${plate}-${width}.webp ${width}w`).join(', '),
  };
}
