import * as v from 'valibot';
import type { Environment } from './read.ts';
import { safeURL } from './url.ts';

/** What the platform alone sets; nothing of it is there on one's own machine. */
const platformVariables = v.object({
  /** Netlify's word for the kind of deploy, such as `production`. */
  CONTEXT: v.optional(v.string()),
  /** Set wherever functions and on-demand pages run for visitors (AWS Lambda), a reserved name. */
  AWS_LAMBDA_FUNCTION_NAME: v.optional(v.string()),
  NETLIFY_PURGE_API_TOKEN: v.optional(v.string()),
});

const platform = (environment: Environment = process.env) => v.parse(platformVariables, environment);

/** The platform's global during a request (`Netlify.context`): the only place that knows the deploy context at run time. */
const requestGlobal = v.object({ context: v.object({ deploy: v.object({ context: v.string() }) }) });

/** The deploy context that the site is built for; undefined on one's own machine. */
export function buildContext(environment?: Environment): string | undefined {
  return platform(environment).CONTEXT || undefined;
}

/** The deploy context that this process serves: the request's, or without a request the build's. */
export function deployContext(): string | undefined {
  const global = v.safeParse(requestGlobal, Reflect.get(globalThis, 'Netlify'));
  return global.success ? global.output.context.deploy.context : buildContext();
}

/** Whether the platform runs this process, for visitors. */
export const isOnPlatform = (): boolean => platform().AWS_LAMBDA_FUNCTION_NAME !== undefined;

/**
 * Whether a build shows the fictitious owner of `content/site.example.yaml` while `content/site.yaml` names none:
 * SITE_EXAMPLE is `yes`, as `npm start` and the tests set it, and nobody but this machine will see the site. What is built
 * by the platform, or for a URL of its own, never shows it.
 */
export function showsExample({ SITE_EXAMPLE, SITE_URL, URL, CONTEXT }: Environment = process.env): boolean {
  return SITE_EXAMPLE === 'yes' && !SITE_URL && !URL && !CONTEXT;
}

/** Whether a CDN stands before this process, which it may purge. */
export const hasCDN = (): boolean => Boolean(platform().NETLIFY_PURGE_API_TOKEN);

/**
 * The origin under which the team reaches the desk: SITE_URL, else the platform's URL. `undefined` where it is not known,
 * and in previews, whose enquiries are not those of the site under that URL.
 */
export function siteOrigin({ SITE_URL, URL: platformURL }: Environment = process.env): string | undefined {
  const context = deployContext();
  if (context !== undefined && context !== 'production' && context !== 'dev') return undefined;
  const url = v.safeParse(safeURL, SITE_URL || platformURL);
  return url.success ? url.output.origin : undefined;
}
