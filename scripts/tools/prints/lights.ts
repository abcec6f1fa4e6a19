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

type LightName = keyof typeof lights;

const own = 'own';

/** In which light a plate is printed; those that do not stand here keep the inks of their source. */
export const lightOf: Readonly<Record<string, LightName>> = {};

/** The light of that name, or the plate's own where none is asked for; `own` stands for the inks of the source. */
export function lightNamed(asked: string | undefined, illustration: string): Light {
  const name = asked ?? lightOf[illustration] ?? own;
  if (name === own) return [];
  const [chosen] = choose(Object.entries<Light>(lights), [name], { what: 'light', nameOf: ([light]) => light });
  return chosen?.[1] ?? [];
}
