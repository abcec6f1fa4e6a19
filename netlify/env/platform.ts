import * as v from 'valibot';
import type { Environment } from './read.ts';
import { localHosts, safeURL } from './url.ts';

/** Variables that only the platform sets; none of them on a local machine. */
const platformVariables = v.object({
  /** Netlify’s deploy context, such as `production`. */
  CONTEXT: v.optional(v.string()),
  /** A reserved name, set wherever functions and on-demand pages run for visitors (AWS Lambda). */
  AWS_LAMBDA_FUNCTION_NAME: v.optional(v.string()),
  NETLIFY_PURGE_API_TOKEN: v.optional(v.string()),
});

const platform = (environment: Environment = process.env) => v.parse(platformVariables, environment);

/** The platform’s global during a request (`Netlify.context`): the only source of the deploy at run time. */
const requestGlobal = v.object({
  context: v.object({ deploy: v.object({ context: v.string(), published: v.optional(v.boolean()) }) }),
});

function requestDeploy() {
  const global = v.safeParse(requestGlobal, Reflect.get(globalThis, 'Netlify'));
  return global.success ? global.output.context.deploy : undefined;
}

/** The deploy context of the build; undefined on a local machine. */
export function buildContext(environment?: Environment): string | undefined {
  return platform(environment).CONTEXT || undefined;
}

/** The deploy context of this process: that of the request, or without a request that of the build. */
export function deployContext(): string | undefined {
  return requestDeploy()?.context ?? buildContext();
}

/**
 * Whether the request is for a production deploy that is no longer published, or not yet. It reads the production store
 * with the variables of its own time: a password or secret that has been changed since is still valid there.
 */
export function isUnpublished(): boolean {
  const deploy = requestDeploy();
  return deploy?.context === 'production' && deploy.published === false;
}

/** Whether the platform runs this process, for visitors. */
export const isOnPlatform = (): boolean => platform().AWS_LAMBDA_FUNCTION_NAME !== undefined;

/**
 * Whether a build shows the fictitious owner of `content/site.example.yaml` while `content/site.yaml` names none:
 * SITE_EXAMPLE is `yes`, as `npm start` and the tests set it, and the site is only local. A build on the platform or
 * for a public URL never shows it.
 */
export function showsExample({ SITE_EXAMPLE, SITE_URL, URL: url, NETLIFY }: Environment = process.env): boolean {
  const isLocal = [SITE_URL, url].every((one) => !one || localHosts.includes(new URL(one).hostname));
  return SITE_EXAMPLE === 'yes' && isLocal && !NETLIFY;
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
