import type { Context } from '@netlify/functions';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Call, Callers } from '#domain/calls/call';
import { unlessKnown } from '#http/etag';
import { isUnpublished } from '../env/index.ts';
import { withinDeadline } from '../store/deadline.ts';
import { isCrossSite } from './cross-site.ts';
import { Problem } from './problem.ts';
import { readJson, readOptionalJson } from './read-json.ts';
import { type Caller, requireAccount } from './require-account.ts';
import { hardened, type Reply, refusal, responseOf } from './responses.ts';

const unpublished = 'This deploy is not the published one';

/** A function as the platform calls it. */
export type NetlifyFunction = (request: Request, context: Context) => Promise<Response>;

/** The input of a call’s rule. */
interface Incoming<Body, Who extends Callers = Callers> {
  readonly request: Request;
  readonly context: Context;
  /** Who calls; `undefined` for a call that is for everyone. */
  readonly account: Caller[Who];
  /** Reads the body and checks it against the contract; see `readJson` for its refusals. */
  readonly readBody: () => Promise<Body>;
}

/**
 * Creates a Netlify function from a call and its rule, which returns a reply or throws a Problem, Unavailable or any
 * error. It refuses other methods (405 with `Allow`; GET also allows HEAD) and, with 403, cross-site writes, writes to
 * a production deploy that is not the published one, and requests without the token of an account that may make the
 * call. It sets one deadline for all store requests of the rule, turns errors into responses, responds 304 to a matching
 * ETag, and adds the site’s security headers. Internal details never leave it: unexpected errors are logged with the
 * request’s id.
 */
export function route<Body extends GenericSchema, ResponseBody extends GenericSchema, Who extends Callers>(
  call: Call<Body, ResponseBody, string, Who>,
  rule: (incoming: Incoming<InferOutput<Body>, Who>) => Promise<Reply<InferOutput<ResponseBody>>>,
): NetlifyFunction {
  const allow = call.method === 'GET' ? ['GET', 'HEAD'] : [call.method];

  async function respond(request: Request, context: Context): Promise<Response> {
    if (!allow.includes(request.method)) throw new Problem('method-not-allowed', { allow });
    if (call.method !== 'GET' && isCrossSite(request)) throw new Problem('cross-site');
    if (call.method !== 'GET' && isUnpublished()) throw new Problem('forbidden', { message: unpublished });
    const readBody = () => (call.bodyMayBeEmpty ? readOptionalJson : readJson)(request, call.body);
    const check: (request: Request) => Promise<Caller[Who]> = checkCaller[call.callers];
    return await withinDeadline(async () =>
      responseOf(await check(request).then((account) => rule({ request, context, account, readBody })), call.status),
    );
  }

  return async (request, context) => {
    const what = () => `${request.method} ${new URL(request.url).pathname} (request ${context.requestId})`;
    const response = await respond(request, context).catch((error) => refusal(error, what()));
    return hardened(unlessKnown(request, response), request.method);
  };
}

/** Checks who may call, from the table of `src/domain/calls`. */
const checkCaller: { readonly [Who in Callers]: (request: Request) => Promise<Caller[Who]> } = {
  everyone: async () => undefined,
  editor: (request) => requireAccount(request, 'editor'),
  owner: (request) => requireAccount(request, 'owner'),
};
