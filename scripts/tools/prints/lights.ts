import { choose } from '../choice.ts';
import type { Light } from './light.ts';

/**
 * The lights that a plate can be printed in. Where a picture's shadows are violet, the latitude and the hour say what
 * they are instead. A blue is measured a little brighter than a violet of OKLab's same lightness; it is printed darker
 * by that much, so that words on it keep their contrast.
 */
export const lights = {
  /** From Lanín southwards at dawn and dusk: the sky and the water are the blue of steel. */
  'southern-dusk': [{ from: 310, reach: 60, to: 248, chroma: 0.8, lightness: -0.012 }],
  /** On the Puna and beside it, where the air is thin: shadows are a pale blue, the earth keeps its colour. */
  puna: [{ from: 312, reach: 62, to: 240, chroma: 0.62, lightness: -0.01 }],
  /** Over the plains and the open sea: a grey-blue sky behind the sun's gold. */
  'open-sky': [{ from: 315, reach: 70, to: 244, chroma: 0.72, lightness: -0.014 }],
} as const satisfies Record<string, Light>;

/** The light of that name; where none is asked for, the inks of the source stay as they are. */
export function lightNamed(asked: string | undefined): Light {
  if (asked === undefined) return [];
  const [chosen] = choose(Object.entries<Light>(lights), [asked], { what: 'light', nameOf: ([light]) => light });
  return chosen?.[1] ?? [];
}
