/**
 * A repeatable sequence of numbers from 0 to 1: the “minimal standard” generator of Park and Miller
 * (Communications of the ACM 31/10, 1988).
 */
export function randomNumbers(): () => number {
  let seed = 7;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}
