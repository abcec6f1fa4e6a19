import * as v from 'valibot';
import type { ErrorCode } from '#domain/calls/errors';
import type { Role } from '#domain/people';

/** An empty body or response. */
export const nothing = v.undefined();

/** A file as body or response. */
export const file = v.blob();

/** The rows of a response: an unreadable row, as a newer deploy may send it, does not affect the others. */
export function readableRows<Row extends v.GenericSchema>(row: Row) {
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

/** Who may make a call. The owner may make every call of an editor. */
export type Callers = 'everyone' | Role;

/** Whether a logged-in account may make a call. */
export function mayCall(role: Role, callers: Callers): boolean {
  return callers !== 'owner' || role === 'owner';
}

/**
 * A call of the API, which types both the function that serves it and the browser code that makes it. `path` is in
 * Netlify’s syntax: `:id` is the id of a record, `:name` an image’s name, always as the last segment.
 */
export interface Call<
  Body extends v.GenericSchema = v.GenericSchema,
  ResponseBody extends v.GenericSchema = v.GenericSchema,
  Path extends string = string,
  Who extends Callers = Callers,
> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: Path;
  readonly callers: Who;
  /** The request body as JSON, or `file` in a form field of that name, or `nothing`. */
  readonly body: Body;
  readonly bodyMayBeEmpty: boolean;
  readonly status: 200 | 201 | 204;
  /** The response as JSON, or `file`, or `nothing`. */
  readonly response: ResponseBody;
  /**
   * The errors of this call. Any call can also respond with `cross-site`, `method-not-allowed`, `internal`, `answer-too-large`
   * or `unavailable`.
   */
  readonly errors: readonly ErrorCode[];
}

interface Parts<Body extends v.GenericSchema, ResponseBody extends v.GenericSchema, Path extends string> {
  readonly method: Call['method'];
  readonly path: Path;
  readonly body: Body;
  readonly bodyMayBeEmpty?: true;
  readonly status: Call['status'];
  readonly response: ResponseBody;
  readonly errors: readonly ErrorCode[];
}

/** Creates a call with its defaults. Without `callers` it is for everyone. */
export function call<Body extends v.GenericSchema, ResponseBody extends v.GenericSchema, const Path extends string>(
  parts: Parts<Body, ResponseBody, Path>,
): Call<Body, ResponseBody, Path, 'everyone'>;
export function call<
  Body extends v.GenericSchema,
  ResponseBody extends v.GenericSchema,
  const Path extends string,
  const Who extends Role,
>(parts: Parts<Body, ResponseBody, Path> & { readonly callers: Who }): Call<Body, ResponseBody, Path, Who>;
export function call(parts: Parts<v.GenericSchema, v.GenericSchema, string> & { readonly callers?: Role }): Call {
  return { callers: 'everyone', bodyMayBeEmpty: false, ...parts };
}

/** The variable last segment of a path; none if no segment varies. */
export type Segment<Path extends string> = Path extends `${string}/:${string}` ? [segment: string] : [];

/** The path of a call with its last segment. */
export function pathOf<Path extends string>({ path }: { readonly path: Path }, ...[segment]: Segment<Path>): string {
  return segment === undefined ? path : path.replace(/:\w+$/, segment);
}

/** The request header that makes a repeated write harmless: a UUID that the client creates once per action. */
export const idempotencyHeader = 'Idempotency-Key';
