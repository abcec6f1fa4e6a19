import * as v from 'valibot';
import type { Environment } from './read.ts';
import { safeURL } from './url.ts';

/** Variables that only the platform sets; none of them on a local machine. */
const platformVariables = v.object({
  /** Netlify’s deploy context, such as `production`. */
  CONTEXT: v.optional(v.string()),
  /** A reserved name, set wherever functions and on-demand pages run for visitors (AWS Lambda). */
  AWS_LAMBDA_FUNCTION_NAME: v.optional(v.string()),
  NETLIFY_PURGE_API_TOKEN: v.optional(v.string()),
});

const platform = (environment: Environment = process.env) => v.parse(platformVariables, environment);

/** The platform’s global during a request (`Netlify.context`): the only source of the deploy context at run time. */
const requestGlobal = v.object({ context: v.object({ deploy: v.object({ context: v.string() }) }) });

/** The deploy context of the build; undefined on a local machine. */
export function buildContext(environment?: Environment): string | undefined {
  return platform(environment).CONTEXT || undefined;
}

/** The deploy context of this process: that of the request, or without a request that of the build. */
export function deployContext(): string | undefined {
  const global = v.safeParse(requestGlobal, Reflect.get(globalThis, 'Netlify'));
  return global.success ? global.output.context.deploy.context : buildContext();
}

/** Whether the platform runs this process, for visitors. */
export const isOnPlatform = (): boolean => platform().AWS_LAMBDA_FUNCTION_NAME !== undefined;

/**
 * Whether a build shows the fictitious owner of `content/site.example.yaml` while `content/site.yaml` names none:
 * SITE_EXAMPLE is `yes`, as `npm start` and the tests set it, and the site is only local. A build on the platform or
 * for a URL never shows it.
 */
export function showsExample({ SITE_EXAMPLE, SITE_URL, URL, CONTEXT }: Environment = process.env): boolean {
  return SITE_EXAMPLE === 'yes' && !SITE_URL && !URL && !CONTEXT;
}

/** Whether a CDN that can be purged is in front of this process. */
export const hasCDN = (): boolean => Boolean(platform().NETLIFY_PURGE_API_TOKEN);

/**
 * The origin of the admin area’s links: SITE_URL, otherwise the platform’s URL. `undefined` when unknown, and in
 * previews, whose enquiries are not those of the site at that URL.
 */
export function siteOrigin({ SITE_URL, URL: platformURL }: Environment = process.env): string | undefined {
  const context = deployContext();
  if (context !== undefined && context !== 'production' && context !== 'dev') return undefined;
  const url = v.safeParse(safeURL, SITE_URL || platformURL);
  return url.success ? url.output.origin : undefined;
}
