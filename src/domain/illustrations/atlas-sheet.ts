import type { Language } from '#domain/language';
import type { ProvinceCode } from '#domain/province';

/** The part of the map that the sheet's frame encloses, in the units of the provinces' shapes. */
export const withinFrame = { left: -110, top: -56, right: 656, bottom: 1238 } as const;

/** Degrees and their ticks stand in a band around it. */
export const frameWidth = 34;

const { left, top, right, bottom } = withinFrame;

/** The whole sheet, frame included. */
export const sheet = {
  x: left - frameWidth,
  y: top - frameWidth,
  width: right - left + 2 * frameWidth,
  height: bottom - top + 2 * frameWidth,
} as const;

/** The sheet as an SVG's view box: the provinces' shapes in it lie where the drawing has them. */
export const sheetViewBox = `${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`;

/** Where the drawing that lies over the provinces is served: frame, graticule, relief, neighbours and names. */
export const atlasSheetPath = (language: Language): string => `/images/why-argentina/atlas-${language}.svg`;

/** Where the small map is served on which a province is marked. */
export const provinceSheetPath = (code: ProvinceCode): string => `/images/why-argentina/map-${code}.svg`;

/** The capital is too small to be pointed at: a circle in the ocean shows it enlarged. */
export const capitalInset = { x: 536, y: 626, radius: 80 } as const;

/** How the capital's shape, 64 units wide, comes to lie in that circle. */
export const capitalInsetTransform = `translate(${capitalInset.x - 45} ${capitalInset.y - 45}) scale(1.4)`;
