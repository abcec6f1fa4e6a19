/**
 * `{token}`, `{image}` and so on in a path, header or body are replaced by values captured from earlier responses.
 */
export interface ComparedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
  /** Stores the first group of the expression in the body under a name. */
  readonly capture?: readonly [name: string, expression: RegExp];
  /** Distinguishes requests with the same method and path. */
  readonly note?: string;
}

export const json = { 'Content-Type': 'application/json' } as const;
export const bearer = { Authorization: 'Bearer {token}' } as const;
