import { createServer } from 'node:http';
import { idempotencyHeader } from '#domain/calls/call';
import { withEnvironment } from '../support/environment.ts';
import { paths } from '../support/paths.ts';
import { close, listen, urlOf } from '../support/strict-blob-server/strict-blob-server-http.ts';
import type { Finding, Part, Size } from './part.ts';
import { account, Site, type SiteResponse } from './site.ts';
import { StoreInThread } from './store-in-thread.ts';
import { quietly, withShortTimeouts } from './store-timeouts.ts';

const id = '00000000-0000-4000-8000-000000000001';
const enquiryId = '0'.repeat(64);
const image = '00000000000040008000000000000001.webp';
const fields = { title: 'A', subtitle: 'B', sector: 'mining', description: '', imageURL: [] };
const longest = 3_000;

export const storeDown: Part = {
  name: 'store-down',
  title: 'The store wholly down',
  guarantee: 'Every call answers within 3 s, with 503 and Retry-After.',
  run: (size) => (size === 'short' ? withShortTimeouts(() => ask(size)) : quietly(() => ask(size))),
};

/** Every call of the site with a valid request. */
const calls: Readonly<Record<string, (site: Site) => Promise<SiteResponse>>> = {
  'the public list': (site) => site.ask('GET', paths.opportunities),
  'an image': (site) => site.ask('GET', paths.image(image)),
  'an enquiry': (site) =>
    site.ask('POST', paths.enquiry, {
      json: {
        ...{ firstName: 'Wei', lastName: 'Zhang', email: 'wei@example.com', company: 'Example' },
        ...{ sector: 'agribusiness', country: 'CN', message: 'Hello.' },
      },
    }),
  'a login': (site) => site.ask('POST', paths.login, { json: account }),
  'the full list': (site) => site.ask('GET', paths.adminOpportunities),
  'a page of the full list': (site) => site.ask('GET', paths.opportunitiesAfter('')),
  'the waiting enquiries': (site) => site.ask('GET', paths.waitingEnquiries),
  'the enquiries': (site) => site.ask('GET', paths.enquiriesAfter('')),
  'one enquiry': (site) => site.ask('GET', paths.oneEnquiry(enquiryId)),
  'a change of an enquiry': (site) => site.ask('POST', paths.updateEnquiry(enquiryId), { json: { note: 'A' } }),
  'the deletion of an enquiry': (site) => site.ask('DELETE', paths.deleteEnquiry(enquiryId)),
  'the enquiries as CSV': (site) => site.ask('GET', paths.exportEnquiries),
  'following an enquiry': (site) =>
    site.ask('POST', paths.followEnquiry, { json: { reference: 'INV-234679', email: 'wei@example.com' } }),
  'the trash': (site) => site.ask('GET', paths.trash),
  'a history': (site) => site.ask('GET', paths.opportunityHistory(id)),
  'a creation': (site) =>
    site.ask('POST', paths.saveOpportunity, { json: fields, headers: { [idempotencyHeader]: id } }),
  'a creation with an image': (site) =>
    site.ask('POST', paths.saveOpportunity, { json: { ...fields, imageURL: [image] } }),
  'an edit': (site) => site.ask('POST', paths.saveOpportunity, { json: { ...fields, id } }),
  'a deletion': (site) => site.ask('DELETE', paths.deleteOpportunity(id)),
  'a restoration': (site) => site.ask('POST', paths.restoreOpportunity(id), { json: {} }),
  'an upload': (site) => site.upload(),
  'the deletion of an image': (site) => site.ask('DELETE', paths.deleteImage(image)),
};

/** Ways in which a store is down. */
const ways = ['hang', '503', '401', 'drop-before', 'truncated'] as const;

async function ask(size: Size): Promise<Finding> {
  const site = await Site.open();
  const problems: string[] = [];
  let slowest = 0;
  const askAll = async (way: string) => {
    const asked = Object.entries(calls).map(async ([name, call]) => {
      const began = performance.now();
      const { status, headers } = await call(site);
      const took = performance.now() - began;
      slowest = Math.max(slowest, took);
      if (status !== 503 || !headers.get('retry-after')) problems.push(`${name} answered ${status} (${way})`);
      if (size === 'long' && took > longest) problems.push(`${name} took ${took.toFixed(0)} ms (${way})`);
    });
    await Promise.all(asked);
  };
  for (const way of ways) {
    const store = new StoreInThread();
    await store.serve(async () => {
      await store.configure({ faults: way });
      await askAll(way);
    });
  }
  await withoutStore(() => askAll('nobody there'));
  const count = `${Object.keys(calls).length} calls, ${ways.length + 1} ways to be down, ${problems.length} problems`;
  const figure = size === 'long' ? `${count}; the slowest answer after ${slowest.toFixed(0)} ms` : count;
  return { figure, passed: problems.length === 0, log: problems.join('\n') };
}

/** Runs work with a store at a URL without a server. */
async function withoutStore(work: () => Promise<void>): Promise<void> {
  const nobody = createServer();
  await listen(nobody);
  const edgeURL = urlOf(nobody);
  await close(nobody);
  const context = { siteID: 'strict', token: 'token', edgeURL, uncachedEdgeURL: edgeURL, deployID: '0' };
  await withEnvironment({ NETLIFY_BLOBS_CONTEXT: Buffer.from(JSON.stringify(context)).toString('base64') }, work);
}
