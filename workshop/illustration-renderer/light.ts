import type { Colour } from './raster.ts';

/** Moves inks of one hue towards another. Hues are angles of OKLab's a and b in degrees; violet is about 310. */
export interface Turn {
  readonly from: number;
  /** Distance from `from`, in degrees, at which the effect has faded to nothing. */
  readonly reach: number;
  readonly to: number;
  /** Factor of the chroma, default 1. */
  readonly chroma?: number;
  /** Added to the lightness, −1 to 1. */
  readonly lightness?: number;
}

/** The light of a latitude and an hour: turns that are applied in order. */
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
  // A smooth falloff, so that neighbouring hues stay neighbours.
  const share = (1 + Math.cos((Math.PI * distance) / reach)) / 2;
  const angle = ((hue + share * shortestTurn(hue, to)) * Math.PI) / 180;
  const strength = Math.hypot(a, b) * (1 + share * (chroma - 1));
  return [light + share * lightness, strength * Math.cos(angle), strength * Math.sin(angle)];
}

/** The angle between two hues, −180 to 180 degrees. */
function shortestTurn(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}
