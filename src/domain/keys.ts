/** The keys of an object that has no others than those of its type, such as a literal. */
export function keysOf<Kind extends object>(whole: Kind): readonly (keyof Kind)[] {
  return Object.keys(whole) as (keyof Kind)[];
}
