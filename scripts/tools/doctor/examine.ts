/** A site that is examined. */
export interface Examined {
  /** Its origin, as visitors know it. */
  readonly origin: string;
  /** The domain that sends the team’s mails; without it the mail records are not examined. */
  readonly mailDomain?: string;
  /** The DKIM selector of that domain, which the mail service names. */
  readonly selector?: string;
}

/** One line of the report: `skipped` where this cannot be examined, `wrong` with what to do about it. */
export type Finding =
  | { readonly kind: 'right' | 'skipped'; readonly text: string }
  | { readonly kind: 'wrong'; readonly text: string; readonly remedy: string };

export const right = (text: string): Finding => ({ kind: 'right', text });
export const skipped = (text: string): Finding => ({ kind: 'skipped', text });
export const wrong = (text: string, remedy: string): Finding => ({ kind: 'wrong', text, remedy });

/** A check by name. It throws only if the site does not answer at all. */
export interface Check {
  readonly name: string;
  readonly examine: (site: Examined) => Promise<Finding | readonly Finding[]>;
}

/** Milliseconds that one request may take: a cold function and a slow line. */
const timeout = 15_000;

/** A response with its body as text. Redirects are not followed. */
export interface Fetched {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export async function fetchFrom({ origin }: Examined, path: string, init: RequestInit = {}): Promise<Fetched> {
  const url = new URL(path, origin);
  const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeout), ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Runs all checks in order. A check that fails to get an answer is wrong itself. */
export async function* examine(site: Examined, checks: readonly Check[]): AsyncGenerator<Finding & { name: string }> {
  for (const { name, examine: one } of checks) {
    const found = await one(site).catch((error: unknown) =>
      wrong(`${site.origin} did not answer: ${reason(error)}`, 'look at the platform’s status page and deploy log'),
    );
    for (const finding of [found].flat()) yield { name, ...finding };
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** One line per finding, with what to do beside each failure. */
export function lineOf({ name, ...finding }: Finding & { readonly name: string }): string {
  const marks = { right: 'ok  ', skipped: '-   ', wrong: 'FAIL' };
  const remedy = finding.kind === 'wrong' ? ` To do: ${finding.remedy}.` : '';
  return `${marks[finding.kind]} ${name}: ${finding.text}.${remedy}`;
}
