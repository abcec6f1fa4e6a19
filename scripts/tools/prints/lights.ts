import { choose } from '../choice.ts';
import type { Light } from './light.ts';

/**
 * The lights that a plate can be printed in. Where a picture's shadows are violet, the latitude and the hour say what
 * they are instead.
 */
export const lights = {
  /** North of 30° S about noon: shadows take the green of leaves and the blue of the sky. */
  'north-noon': [{ from: 310, reach: 75, to: 235, chroma: 0.75 }],
  /** The plain and the sierras before sunset: shadows are brown, the sky turns from rose to gold. */
  'plain-evening': [
    { from: 300, reach: 60, to: 20, chroma: 0.7 },
    { from: 0, reach: 50, to: 45 },
  ],
  /** South of 40° S in the morning: shadows are the blue of steel. */
  'south-morning': [{ from: 310, reach: 75, to: 248, chroma: 0.8 }],
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
