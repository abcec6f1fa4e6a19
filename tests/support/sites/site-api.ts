import { fileURLToPath } from 'node:url';
import { type APIRequest, type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import sharp from 'sharp';
import { idempotencyHeader } from '#domain/calls/call';
import type { SentContent } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { paths } from '../paths.ts';
import { siteAccount } from './site-account.ts';

/** Records that a test creates through the API instead of the screens. */
export interface NewOpportunity extends Partial<Omit<SentContent, 'imageURL'>> {
  /** Illustrations to upload as its images, by path in src/assets/illustrations. */
  readonly images?: readonly string[];
}

const illustrations = new URL('../../../src/assets/illustrations/', import.meta.url);

/**
 * Calls a site without a browser. Each call has its own connection, because the site may close a kept one just when the
 * next call is sent.
 */
export async function connectApi(request: APIRequest, baseURL: string | undefined): Promise<APIRequestContext> {
  const extraHTTPHeaders = { Connection: 'close' };
  return request.newContext({ extraHTTPHeaders, timeout: 0, ...(baseURL && { baseURL }) });
}

/** Logs in; resolves to the token. */
export async function fetchToken(api: APIRequestContext): Promise<string> {
  const response = await succeeded(await api.post(paths.login, { data: siteAccount }));
  const { jwtToken } = await response.json();
  return jwtToken;
}

/** Creates an opportunity with its images. */
export async function saveNew(api: APIRequestContext, token: string, wanted: NewOpportunity): Promise<Opportunity> {
  const { images = [], ...fields } = wanted;
  const imageURL = [];
  for (const image of images) imageURL.push(await upload(api, token, image));
  const headers = { ...bearer(token), [idempotencyHeader]: crypto.randomUUID() };
  const usual = { title: 'An opportunity of this test', subtitle: 'Made through the API', sector: 'energy' };
  const data = { ...usual, ...fields, imageURL };
  return (await succeeded(await api.post(paths.saveOpportunity, { headers, data }))).json();
}

/** Saves a change of an opportunity like another administrator. */
export async function saveChange(
  api: APIRequestContext,
  token: string,
  before: Opportunity,
  change: Partial<SentContent>,
): Promise<Opportunity> {
  const { createdAt: _, updatedAt: __, ...known } = before;
  const data = { ...known, ...change };
  return (await succeeded(await api.post(paths.saveOpportunity, { headers: bearer(token), data }))).json();
}

/** The stored version of an opportunity. */
export async function readOne(api: APIRequestContext, token: string, id: string): Promise<Opportunity> {
  return (await succeeded(await api.get(paths.oneOpportunity(id), { headers: bearer(token) }))).json();
}

/** Deletes an opportunity. Accepts that it is already deleted, and retries. */
export async function deleteOne(api: APIRequestContext, token: string, id: string): Promise<void> {
  await succeeded(await api.delete(paths.deleteOpportunity(id), { headers: bearer(token), maxRetries: 5 }));
}

/** Illustrations already shrunk in this process, which uploads the same few repeatedly. */
const smallOnes = new Map<string, Promise<Buffer>>();

async function upload(api: APIRequestContext, token: string, illustration: string): Promise<string> {
  const small = smallOnes.get(illustration) ?? smallImage(illustration);
  smallOnes.set(illustration, small);
  const buffer = await small;
  const multipart = { file: { name: 'image.jpg', mimeType: 'image/jpeg', buffer } };
  return (await succeeded(await api.post(paths.uploadImage, { headers: bearer(token), multipart }))).json();
}

// Only the tests of images need the site to process large ones.
const smallImage = (illustration: string): Promise<Buffer> =>
  sharp(fileURLToPath(new URL(illustration, illustrations)))
    .resize({ width: 900 })
    .jpeg()
    .toBuffer();

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function succeeded(response: APIResponse): Promise<APIResponse> {
  expect(response.ok(), `${response.url()}: ${response.status()} ${await response.text()}`).toBe(true);
  return response;
}
