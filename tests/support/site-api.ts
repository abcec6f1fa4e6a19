import { fileURLToPath } from 'node:url';
import { type APIRequest, type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import sharp from 'sharp';
import { idempotencyHeader } from '#domain/calls/call';
import type { SentContent } from '#domain/opportunity/content';
import type { Opportunity } from '#domain/opportunity/opportunity';
import { paths } from './paths.ts';
import { siteAccount } from './site-account.ts';

/** What a test makes through the API instead of the screens. */
export interface NewOpportunity extends Partial<Omit<SentContent, 'imageURL'>> {
  /** Illustrations by their path in src/assets/illustrations, to be uploaded as its images. */
  readonly images?: readonly string[];
}

const illustrations = new URL('../../src/assets/illustrations/', import.meta.url);

/**
 * Speaks to a site without a browser: each call by a connection of its own, as a kept one may be closed by the site in
 * the very moment that the next call is sent by it.
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

/** Saves a change of an opportunity, as somebody else at another browser does. */
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

/** An opportunity as it is stored now. */
export async function readOne(api: APIRequestContext, token: string, id: string): Promise<Opportunity> {
  return (await succeeded(await api.get(paths.oneOpportunity(id), { headers: bearer(token) }))).json();
}

/** Deletes an opportunity; one that is gone already is fine, and so is a call that has to be made again. */
export async function deleteOne(api: APIRequestContext, token: string, id: string): Promise<void> {
  await succeeded(await api.delete(paths.deleteOpportunity(id), { headers: bearer(token), maxRetries: 5 }));
}

/** Illustrations that were made small in this process, which uploads the same few again and again. */
const smallOnes = new Map<string, Promise<Buffer>>();

async function upload(api: APIRequestContext, token: string, illustration: string): Promise<string> {
  const small = smallOnes.get(illustration) ?? smallImage(illustration);
  smallOnes.set(illustration, small);
  const buffer = await small;
  const multipart = { file: { name: 'image.jpg', mimeType: 'image/jpeg', buffer } };
  return (await succeeded(await api.post(paths.uploadImage, { headers: bearer(token), multipart }))).json();
}

// The site's work on a large one belongs to the tests of images.
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
