import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { Unavailable } from '#domain/calls/errors';
import { storeEnquiry } from '../../../netlify/enquiries/save.ts';
import { deleteImage, missingImages, readImage, storeImage } from '../../../netlify/opportunities/images.ts';
import { listOpportunities } from '../../../netlify/opportunities/list.ts';
import {
  createOpportunity,
  deleteOpportunity,
  readOpportunity,
  updateOpportunity,
} from '../../../netlify/opportunities/opportunities.ts';
import { readPublishedList } from '../../../netlify/opportunities/published.ts';
import { openStore } from '../../../netlify/store/blob-store.ts';
import { addEvent, readEvents, takeSlot } from '../../../netlify/store/recent-events.ts';
import { ownTime } from '../../support/browser/own-time.ts';
import { withEnvironment } from '../../support/environment.ts';
import { ofTheSite } from '../../support/long-timeouts.ts';
import { blobServers, contextFor, provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { enquiryWith, fieldsWith, useTimeouts } from '../opportunities/samples.ts';

const id = 'a3c8f1de-52b7-4a0e-9d51-6f2b8c7e4d10';
const image = `${'a'.repeat(32)}.webp`;

const calls: Record<string, () => Promise<unknown>> = {
  createOpportunity: () => createOpportunity(id, fieldsWith()),
  updateOpportunity: () => updateOpportunity(id, fieldsWith(), 1),
  deleteOpportunity: () => deleteOpportunity(id),
  readOpportunity: () => readOpportunity(id),
  listOpportunities,
  readPublishedList,
  storeImage: () => storeImage(new Uint8Array([1])),
  readImage: () => readImage(image),
  missingImages: () => missingImages([image]),
  deleteImage: () => deleteImage(image),
  storeEnquiry: () => storeEnquiry(enquiryWith(), 'key'),
  readEvents: () => readEvents('login', 'key', 0),
  addEvent: () => addEvent('login', 'key', 0),
  takeSlot: () => takeSlot('login', 'key', 1, 0),
};

/** Makes all repository calls simultaneously; each must reject as unavailable, with a cause, within the time. */
async function expectAllUnavailableWithin(milliseconds: number): Promise<void> {
  const time = await ownTime(async () => {
    const outcomes = await Promise.all(
      Object.entries(calls).map(async ([name, call]) => {
        const error = await call().catch((thrown: unknown) => thrown);
        return [name, error instanceof Unavailable && error.cause !== undefined];
      }),
    );
    expect(outcomes).toEqual(Object.keys(calls).map((name) => [name, true]));
  });
  expect(time).toBeLessThan(milliseconds);
}

describe('a store that is out of order', () => {
  useTimeouts(ofTheSite);
  const server = provideBlobServer(startStrictBlobServer);
  const always = Number.POSITIVE_INFINITY;
  afterEach(() => server().faults.clear());

  test('A store that hangs ends every call within three seconds', async () => {
    server().faults.script({ kind: 'hang', times: always });
    await expectAllUnavailableWithin(4000);
  });

  test.each(['drop-before', '401', '429', '500', '503'] as const)(
    'A store that answers with %s ends every call sooner',
    async (kind) => {
      server().faults.script({ kind, times: always });
      await expectAllUnavailableWithin(2800);
    },
  );

  test('A store that answers byte by byte ends every call within three seconds', async () => {
    const dripping = createServer((_, response) => {
      response.writeHead(200, { 'content-length': 1000 });
      const timer = setInterval(() => response.write(' '), 100);
      response.on('close', () => clearInterval(timer));
    }).listen(0, '127.0.0.1');
    await once(dripping, 'listening');
    const bound = dripping.address();
    const edgeURL = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
    process.env.NETLIFY_BLOBS_CONTEXT = contextFor({ siteID: 'x', token: 'x', edgeURL, uncachedEdgeURL: edgeURL });
    await expectAllUnavailableWithin(4000);
    dripping.closeAllConnections();
    dripping.close();
  });
});

describe('a store that is missing', () => {
  test.each([
    ['nothing is configured', undefined],
    ['the configuration is nonsense', 'bm9uc2Vuc2U='],
    ['there is no URL for strong reads', contextFor({ siteID: 'x', token: 'x', edgeURL: 'http://127.0.0.1:9' })],
    [
      'nobody listens',
      contextFor({ siteID: 'x', token: 'x', edgeURL: 'http://127.0.0.1:9', uncachedEdgeURL: 'http://127.0.0.1:9' }),
    ],
  ])('Every call is unavailable because %s', async (_, context) => {
    await withEnvironment({ NETLIFY_BLOBS_CONTEXT: context }, () => expectAllUnavailableWithin(2800));
  });
});

describe.each(blobServers)('a store on $name', ({ start }) => {
  provideBlobServer(start);

  test('A store uses the server that the environment names at the time of the call', async () => {
    await createOpportunity(id, fieldsWith());
    const other = await start();
    await withEnvironment({ NETLIFY_BLOBS_CONTEXT: other.context }, async () =>
      expect(await readOpportunity(id)).toBeUndefined(),
    );
    expect(await readOpportunity(id)).toMatchObject({ id });
    await other.stop();
  });

  test('A store refuses a write with an empty or outdated etag', async () => {
    const store = openStore('limits');
    expect(await store.write('x', 'first', { onlyIfNew: true })).toBe('written');
    await expect(store.write('x', 'blind', { onlyIfMatch: '' })).rejects.toThrow('etag');
    expect(await store.write('x', 'late', { onlyIfMatch: '"other"' })).toBe('refused');
    expect(await store.write('x', 'late', { onlyIfNew: true })).toBe('refused');
    const found = await store.readTextForChange('x');
    expect(found?.text).toBe('first');
    expect(await store.currentEtag('x')).toBe(found?.etag);
    expect(await store.write('x', 'second', { onlyIfMatch: found?.etag ?? '' })).toBe('written');
    expect(await store.readText('x')).toBe('second');
  });

  test('A conditional read returns the known text or the newer one', async () => {
    const store = openStore('limits');
    await store.write('x', 'first', { onlyIfNew: true });
    const known = await store.readTextForChange('x');
    expect(await store.readTextForChange('x', known)).toEqual(known);
    await store.write('x', 'second', { onlyIfMatch: known?.etag ?? '' });
    expect(await store.readTextForChange('x', known)).toMatchObject({ text: 'second' });
  });
});
