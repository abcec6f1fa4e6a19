import type { ProvinceCode } from '#domain/province';

/** Where the provinces' plates are served (docs/specification.md §2.6). */
export const provincePlateFolder = '/images/why-argentina/provinces';

/** Widths in pixels of the WebP files beside each plate's `.jpg`. */
export const provincePlateWidths = [540, 960, 1600] as const;

export type ProvincePlateWidth = (typeof provincePlateWidths)[number];

/** The narrowest shows the middle of the plate, cut for a phone held upright; it has this height in pixels. */
export const uprightPlate = { width: 540, height: 810 } as const;

/** Addresses of a province's plate, as an image's `src` and `srcset`. */
export function provincePlate(code: ProvinceCode): { readonly src: string; readonly srcset: string } {
  const whole = provincePlateWidths.filter((width) => width !== uprightPlate.width);
  return {
    src: `${provincePlateFolder}/${code}.jpg`,
    srcset: whole.map((width) => `${narrowed(code, width)} ${width}w`).join(', '),
  };
}

/** Address of a province's upright plate. */
export function uprightProvincePlate(code: ProvinceCode): string {
  return narrowed(code, uprightPlate.width);
}

const narrowed = (code: ProvinceCode, width: ProvincePlateWidth): string =>
  `${provincePlateFolder}/${code}-${width}.webp`;
