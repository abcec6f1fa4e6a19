import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { dayOf } from '#domain/time/day';
import type { WebhookSettings } from '../env/index.ts';
import type { Notification } from './notification.ts';
import { noticeBody, type QuarantineNotice } from './quarantine-notice.ts';
import { webhookTimeouts } from './timeouts.ts';
import { bodyOf } from './webhook-body.ts';

/** Bytes of a response that are read. */
const mostResponseBytes = 8 * 1024;

/** WeCom responds 200 to everything, with the actual result in its body. */
const wecomResponse = v.object({ errcode: v.number(), errmsg: v.optional(v.string(), '') });

/**
 * Posts a notification to the team’s webhook. Throws unless it was accepted; redirects are not followed. The error
 * contains neither the URL, which is the password of a chat’s webhook, nor the body.
 */
export function sendWebhook(notification: Notification, settings: WebhookSettings): Promise<void> {
  return post(bodyOf(notification, settings.format), notification.enquiry.id, settings);
}

/** Posts the quarantine notice to the team’s webhook. */
export function sendNoticeWebhook(notice: QuarantineNotice, settings: WebhookSettings): Promise<void> {
  return post(noticeBody(notice, settings.format), `quarantine-${dayOf(new Date())}`, settings);
}

async function post(content: object, id: string, settings: WebhookSettings): Promise<void> {
  const body = JSON.stringify(content);
  const response = await fetch(settings.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...signed(id, body, settings) },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(webhookTimeouts.whole),
  });
  const text = await start(response);
  if (!response.ok) throw new Error(`The webhook answered ${response.status}`);
  if (settings.format === 'wecom') refuseUnlessTaken(text);
}

/** The headers of Standard Webhooks; docs/notifications.md shows how a receiver checks them. */
function signed(id: string, body: string, settings: WebhookSettings): Record<string, string> {
  if (settings.format !== 'json') return {};
  const timestamp = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', settings.secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': `${timestamp}`, 'webhook-signature': `v1,${signature}` };
}

/** The beginning of a response body; the rest is not read. */
async function start({ body }: Response): Promise<string> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of body) {
    text += decoder.decode(chunk.subarray(0, mostResponseBytes - bytes), { stream: true });
    bytes += chunk.length;
    if (bytes >= mostResponseBytes) break;
  }
  return text;
}

function refuseUnlessTaken(text: string): void {
  const { errcode, errmsg } = v.parse(v.pipe(v.string(), v.parseJson(), wecomResponse), text);
  if (errcode !== 0) throw new Error(`WeCom answered ${errcode}: ${errmsg.slice(0, 200)}`);
}
