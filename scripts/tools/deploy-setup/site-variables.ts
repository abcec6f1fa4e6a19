import * as v from 'valibot';
import { Failure } from '../failure.ts';

export interface NewVariable {
  readonly name: string;
  readonly value: string;
  readonly isSecret: boolean;
}

/** The variables of a site on Netlify, by its API. */
export interface SiteVariables {
  /** Those that are set for some context. */
  readonly names: ReadonlySet<string>;
  /** Sets them for the production context only, so that no preview has them. */
  readonly set: (variables: readonly NewVariable[]) => Promise<void>;
}

const timeout = 30_000;

/** The site of NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN; `undefined` without both. Tests give NETLIFY_API_URL. */
export async function siteVariables(environment: NodeJS.ProcessEnv): Promise<SiteVariables | undefined> {
  const {
    NETLIFY_SITE_ID: site,
    NETLIFY_AUTH_TOKEN: token,
    NETLIFY_API_URL: api = 'https://api.netlify.com/api/v1',
  } = environment;
  if (!site || !token) return undefined;

  async function ask<Schema extends v.GenericSchema>(method: string, path: string, schema: Schema, body?: unknown) {
    const response = await fetch(`${api}${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      signal: AbortSignal.timeout(timeout),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Failure(`Netlify answered ${response.status} to ${method} ${path}.`);
    return v.parse(schema, await response.json());
  }

  const { account_slug: account } = await ask('GET', `/sites/${site}`, v.object({ account_slug: v.string() }));
  const query = `?site_id=${site}`;
  const found = await ask('GET', `/accounts/${account}/env${query}`, v.array(v.object({ key: v.string() })));
  const names = new Set(found.map(({ key }) => key));

  async function set(variables: readonly NewVariable[]): Promise<void> {
    for (const { name, value, isSecret } of variables) {
      const one = { key: name, is_secret: isSecret, values: [{ context: 'production', value }] };
      if (names.has(name)) await ask('PUT', `/accounts/${account}/env/${name}${query}`, v.unknown(), one);
      else await ask('POST', `/accounts/${account}/env${query}`, v.unknown(), [one]);
    }
  }
  return { names, set };
}
