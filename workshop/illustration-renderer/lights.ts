import { choose } from '../../scripts/tools/choice.ts';
import type { Light } from './light.ts';

/**
 * Lights for illustrations whose shadows are violet. Blue measures a little brighter than violet of the same OKLab
 * lightness, so it is printed darker: text on it keeps its contrast.
 */
export const lights = {
  /** South of Lanín at dawn and dusk: steel-blue sky and water. */
  'southern-dusk': [{ from: 310, reach: 60, to: 248, chroma: 0.8, lightness: -0.012 }],
  /** The Puna, thin air: pale blue shadows, earth colours unchanged. */
  puna: [{ from: 312, reach: 62, to: 240, chroma: 0.62, lightness: -0.01 }],
  /** Plains and open sea: grey-blue sky behind golden light. */
  'open-sky': [{ from: 315, reach: 70, to: 244, chroma: 0.72, lightness: -0.014 }],
} as const satisfies Record<string, Light>;

/** The light of a name. Without a name, the inks of the source are unchanged. */
export function lightNamed(name: string | undefined): Light {
  if (name === undefined) return [];
  const [chosen] = choose(Object.entries<Light>(lights), [name], { what: 'light', nameOf: ([light]) => light });
  return chosen?.[1] ?? [];
}
