import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../../../netlify/store/blob-store.ts';
import { contextFor } from '../../support/sites/blob-servers.ts';

let directory: string;
let server: BlobsServer;
let onRequest: (type: string) => void = () => undefined;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'blobs-'));
  server = new BlobsServer({ directory, token: 'token', onRequest: ({ type }) => onRequest(type) });
  const { address: url } = await server.start();
  vi.stubEnv(
    'NETLIFY_BLOBS_CONTEXT',
    contextFor({ siteID: 'local', token: 'token', edgeURL: url, uncachedEdgeURL: url }),
  );
});

afterEach(async () => {
  onRequest = () => undefined;
  vi.unstubAllEnvs();
  await server.stop();
  await rm(directory, { recursive: true });
});

// Netlify’s local server returns etags in lists only. A write between the two requests must not be overwritten.
test.each(['list', 'get'])('A write just before a %s is never overwritten', async (moment) => {
  const store = openStore('limits');
  await store.write('x', 'before', { onlyIfNew: true });
  let asked = 0;
  onRequest = (type) => {
    if (type === moment) asked += 1;
    if (type !== moment || asked !== (moment === 'get' ? 2 : 1)) return;
    writeFileSync(join(directory, 'entries/local/site:limits/x'), 'between');
  };
  const found = await store.readTextForChange('x');
  onRequest = () => undefined;
  const outcome = await store.write('x', `after ${found?.text}`, { onlyIfMatch: found?.etag ?? '' });
  expect([outcome, await store.readText('x')]).toEqual(
    found?.text === 'between' && outcome === 'written' ? ['written', 'after between'] : ['refused', 'between'],
  );
});
