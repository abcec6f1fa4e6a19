import type { Context } from '@netlify/functions';
import { Unavailable } from '#domain/unavailable';
import { unlessKnown } from '#domain/validator';
import { withinDeadline } from '../store/deadline.ts';
import { hardened, refusal } from './responses.ts';
import { Problem } from './problem.ts';

/** A function's rule: it answers, or throws a Problem, Unavailable, or whatever went wrong. */
export type Handler = (request: Request, context: Context) => Promise<Response>;

type Method = 'GET' | 'POST' | 'DELETE';

/**
 * Makes a Netlify function of a handler per method. It refuses other methods (405 with `Allow`; HEAD is answered where GET
 * is) and writes that another site makes a browser send (403), gives the rest one deadline for all that it asks of the
 * store, turns what is thrown into an answer, sends nothing again to who has it by its ETag (304), and gives every answer
 * the site's security headers. Nothing internal leaves it: what nobody expected is logged under the request's id.
 */
export function route(handlers: { readonly [M in Method]?: Handler }): Handler {
  const allow = Object.keys(handlers).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));

  async function answer(request: Request, context: Context): Promise<Response> {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const handler = isMethod(method) ? handlers[method] : undefined;
    if (!handler) throw new Problem('method-not-allowed', { allow });
    if (method !== 'GET') refuseCrossSite(request);
    return await withinDeadline(() => handler(request, context));
  }

  return async (request, context) => {
    const answered = await answer(request, context).catch((error) => refusal(asProblem(error, request, context)));
    return hardened(unlessKnown(request, answered), request.method);
  };
}

const isMethod = (method: string): method is Method => ['GET', 'POST', 'DELETE'].includes(method);

// Every browser of today sends the header with every request; programs send none, and have no visitor to abuse.
function refuseCrossSite(request: Request): void {
  if (request.headers.get('Sec-Fetch-Site') === 'cross-site') throw new Problem('cross-site');
}

function asProblem(error: unknown, request: Request, context: Context): Problem {
  if (error instanceof Problem) return error;
  console.error(`${request.method} ${new URL(request.url).pathname} (request ${context.requestId}) failed:`, error);
  return error instanceof Unavailable
    ? new Problem('unavailable', { retryAfter: error.retryAfter })
    : new Problem('internal');
}
