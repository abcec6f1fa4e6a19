import type { Language } from '#domain/language';
import type { ProvinceCode } from '#domain/province';

/** The part of the map inside the frame, in the units of the provinces’ shapes. */
export const withinFrame = { left: -110, top: -56, right: 656, bottom: 1238 } as const;

/** The frame’s width, with degrees and ticks. */
export const frameWidth = 34;

const { left, top, right, bottom } = withinFrame;

/** The whole sheet, including the frame. */
export const sheet = {
  x: left - frameWidth,
  y: top - frameWidth,
  width: right - left + 2 * frameWidth,
  height: bottom - top + 2 * frameWidth,
} as const;

/** The sheet as an SVG view box, in which the provinces’ shapes have the same positions as in the drawing. */
export const sheetViewBox = `${sheet.x} ${sheet.y} ${sheet.width} ${sheet.height}`;

/** The path of the drawing over the provinces: frame, graticule, relief, neighbours and names. */
export const atlasSheetPath = (language: Language): string => `/images/why-argentina/atlas-${language}.svg`;

/** The path of the small map with a marked province. */
export const provinceSheetPath = (code: ProvinceCode): string => `/images/why-argentina/map-${code}.svg`;

/** The capital is too small to point at: a circle in the ocean shows it enlarged. */
export const capitalInset = { x: 536, y: 626, radius: 80 } as const;

/** Moves the capital’s shape, 64 units wide, into that circle. */
export const capitalInsetTransform = `translate(${capitalInset.x - 45} ${capitalInset.y - 45}) scale(1.4)`;
