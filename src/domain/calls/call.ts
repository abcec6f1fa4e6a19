import * as v from 'valibot';
import type { ErrorCode } from '#domain/calls/errors';

/** What a call sends or answers where that is nothing. */
export const nothing = v.undefined();

/** What a call sends or answers where that is a file. */
export const file = v.blob();

/** The rows of an answer that can be read: another one, as a newer deploy may send it, costs its own row and no other. */
export function rowsOf<Row extends v.GenericSchema>(row: Row) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((rows): v.InferOutput<Row>[] =>
      rows.flatMap((one) => {
        const read = v.safeParse(row, one);
        return read.success ? [read.output] : [];
      }),
    ),
  );
}

/**
 * One call of the API, said once: the function that answers it and the browser that makes it are both typed by it.
 * `path` is as Netlify writes it: `:id` stands for an opportunity's id, `:name` for an image's name, and both are last.
 */
export interface Call<
  Body extends v.GenericSchema = v.GenericSchema,
  Answer extends v.GenericSchema = v.GenericSchema,
  Path extends string = string,
> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: Path;
  /** The administrator's token is needed. */
  readonly admin: boolean;
  /** What is sent, as JSON; or `file`, in a form's field of that name; or `nothing`. */
  readonly body: Body;
  readonly bodyMayBeEmpty: boolean;
  readonly status: 200 | 201 | 204;
  /** What comes back, as JSON; or `file`; or `nothing`. */
  readonly answer: Answer;
  /** The refusals of its own; `commonErrors` can come from any call. */
  readonly errors: readonly ErrorCode[];
}

interface Parts<Body extends v.GenericSchema, Answer extends v.GenericSchema, Path extends string> {
  readonly method: Call['method'];
  readonly path: Path;
  readonly admin?: true;
  readonly body: Body;
  readonly bodyMayBeEmpty?: true;
  readonly status: Call['status'];
  readonly answer: Answer;
  readonly errors: readonly ErrorCode[];
}

/** Makes a call of its parts. */
export function call<Body extends v.GenericSchema, Answer extends v.GenericSchema, const Path extends string>(
  parts: Parts<Body, Answer, Path>,
): Call<Body, Answer, Path> {
  return { admin: false, bodyMayBeEmpty: false, ...parts };
}

/** What stands for the last segment of a path; nothing where no segment varies. */
export type Segment<Path extends string> = Path extends `${string}/:${string}` ? [segment: string] : [];

/** The path of a call, with its last segment. */
export function pathOf<Path extends string>({ path }: { readonly path: Path }, ...[segment]: Segment<Path>): string {
  return segment === undefined ? path : path.replace(/:\w+$/, segment);
}

/** The request header that makes a repeated write harmless: a UUID that the client makes once per intention. */
export const idempotencyHeader = 'Idempotency-Key';
