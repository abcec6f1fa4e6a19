import type { Colour } from './picture.ts';

/** Moves the inks around one hue towards another. Hues are angles of OKLab's a and b in degrees: violet is about 310. */
export interface Turn {
  readonly from: number;
  /** How far from `from` a hue is still moved: all the way in the middle, not at all at the end. */
  readonly reach: number;
  readonly to: number;
  /** What the ink's strength of colour is multiplied by; 1 where it is left out. */
  readonly chroma?: number;
  /** What is added to its lightness, from −1 to 1. */
  readonly lightness?: number;
}

/** The light of a latitude and an hour, as turns of the inks one after the other. */
export type Light = readonly Turn[];

/** The inks in another light, in the same order. */
export function inLight(inks: readonly Colour[], light: Light): readonly Colour[] {
  return inks.map((ink) => light.reduce(turned, ink));
}

function turned(ink: Colour, { from, reach, to, chroma = 1, lightness = 0 }: Turn): Colour {
  const [light, a, b] = ink;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const distance = Math.abs(shortestTurn(hue, from));
  if (distance >= reach) return ink;
  // Without a step at the end of the reach: hues that were neighbours stay so.
  const share = (1 + Math.cos((Math.PI * distance) / reach)) / 2;
  const angle = ((hue + share * shortestTurn(hue, to)) * Math.PI) / 180;
  const strength = Math.hypot(a, b) * (1 + share * (chroma - 1));
  return [light + share * lightness, strength * Math.cos(angle), strength * Math.sin(angle)];
}

/** From one angle to another, in degrees from −180 to 180. */
function shortestTurn(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
