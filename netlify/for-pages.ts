/** All that pages made on demand, and src/on-demand, use of the server. Settings are in env/index.ts. */
import type { Opportunity } from '#domain/opportunity/opportunity';
import { type PostedOutcome, type Posting, receivePosted } from './enquiries/posted-form.ts';
import { clientIp } from './http/client-ip.ts';
import { Problem } from './http/problem.ts';
import { readForm, sendsTooManyForms } from './http/read-form.ts';
import { hardened, refusal } from './http/responses.ts';
import { readPreviewToken } from './login/preview-token.ts';
import { enqueue } from './notifications/enqueue.ts';
import { readOpportunity } from './opportunities/opportunities.ts';

export { followEnquiry } from './enquiries/follow.ts';
export { refusesEnquiries } from './enquiries/owner-check.ts';
export { type PostedOutcome, type Posting, subjectsOf } from './enquiries/posted-form.ts';
export { readFromAdmin } from './http/admin-page.ts';
export { readAllPublished, readPublished, readPublishedList } from './opportunities/published.ts';

/** The saved opportunity that a preview token shows; `undefined` if the token is refused or the opportunity deleted. */
export async function readByPreviewToken(token: string): Promise<Opportunity | undefined> {
  const id = await readPreviewToken(token);
  return id === undefined ? undefined : readOpportunity(id);
}

/** A form submitted without scripts, and its client. */
interface SentForm {
  readonly form: URLSearchParams;
  readonly ip: string;
}

/** Reads a form sent to a page; the response instead if the client sends too many, or the body is no form of this site. */
export async function readSentForm(request: Request, address: string): Promise<SentForm | Response> {
  const ip = clientIp({ ip: address });
  if (sendsTooManyForms(ip)) return tooManyForms();
  const form = await readForm(request);
  return form ? { form, ip } : new Response(null, { status: 400 });
}

/** Receives the contact form as a browser sends it without scripts. The outbox's next run notifies the team. */
export function receivePostedEnquiry(form: URLSearchParams, posting: Posting): Promise<PostedOutcome> {
  return receivePosted(form, posting, enqueue);
}

/** The response of paths under `/api` that no function answers. */
export function noSuchCall(request: Request): Response {
  return hardened(refusal(new Problem('not-found'), request.url), request.method);
}

/** The response to too many forms. */
const tooManyForms = (): Response => new Response(null, { status: 429, headers: { 'Retry-After': '60' } });
