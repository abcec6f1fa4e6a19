import * as v from 'valibot';
import { Unavailable } from '#domain/calls/errors';

/** Variables by name, as in `process.env`. Read on demand, so that a change has effect at once. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A variable’s value, or ''. Pasting a value adds spaces and line breaks. */
export const said = v.pipe(v.optional(v.string(), ''), v.trim());

/** A required value. */
export const filled = v.pipe(said, v.nonEmpty());

/** The validated variables. A missing or invalid one is Unavailable, with a message for the log: how to set each. */
export function read<Variables extends v.GenericSchema>(
  variables: Variables,
  environment: Environment,
  howToSet: Readonly<Record<string, string>>,
): v.InferOutput<Variables> {
  const found = v.safeParse(variables, environment);
  if (found.success) return found.output;
  const names = new Set(found.issues.map((issue) => String(issue.path?.[0]?.key)));
  throw new Unavailable([...names].map((name) => `${name}: ${howToSet[name]}`).join('; '));
}
