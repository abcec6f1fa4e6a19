import { Failure } from './failure.ts';

/** Those of `all` whose names were asked for; all when none was. An unknown name is a Failure that lists the known. */
export function choose<One>(
  all: readonly One[],
  asked: readonly string[],
  { what, nameOf }: { readonly what: string; readonly nameOf: (one: One) => string },
): readonly One[] {
  const known = new Set(all.map(nameOf));
  const unknown = asked.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Failure(`There is no ${what} ${unknown.join(', ')}; there are: ${[...known].join(' ')}`);
  return asked.length === 0 ? all : all.filter((one) => asked.includes(nameOf(one)));
}
