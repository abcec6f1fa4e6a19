import { Failure } from './failure.ts';

/** The items with the requested names, or all without names. An unknown name is a Failure that lists the known ones. */
export function choose<One>(
  all: readonly One[],
  requested: readonly string[],
  { what, nameOf }: { readonly what: string; readonly nameOf: (one: One) => string },
): readonly One[] {
  const known = new Set(all.map(nameOf));
  const unknown = requested.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Failure(`There is no ${what} ${unknown.join(', ')}; there are: ${[...known].join(' ')}`);
  return requested.length === 0 ? all : all.filter((one) => requested.includes(nameOf(one)));
}
