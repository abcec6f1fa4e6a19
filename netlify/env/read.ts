import * as v from 'valibot';
import { Unavailable } from '#domain/unavailable';

/** Variables by their names, as `process.env` holds them. Read when they are needed, so that a change counts at once. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What is set, or ''. Pasting a value adds spaces and line breaks. */
export const said = v.pipe(v.optional(v.string(), ''), v.trim());

/** What has to be set. */
export const filled = v.pipe(said, v.nonEmpty());

/** The variables, checked. What is missing or wrong is Unavailable, with the sentence for the log: how to set each. */
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
