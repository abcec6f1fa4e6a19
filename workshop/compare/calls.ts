import { readFileSync } from 'node:fs';
import * as adminCalls from '#domain/calls/admin-enquiries';
import { type Call, idempotencyHeader } from '#domain/calls/call';
import { followEnquiry, readMedian, sendEnquiry } from '#domain/calls/enquiry';
import { checkHealth } from '#domain/calls/health';
import { deleteImage, readAdminImage, readImage, uploadImage } from '#domain/calls/images';
import { logIn } from '#domain/calls/login';
import * as opportunities from '#domain/calls/opportunities';
import * as people from '#domain/calls/people';
import { listPublished } from '#domain/calls/public-list';
import { languages } from '#domain/language';
import { emptyContent } from '#domain/opportunity/content';
import { previewArticlePath } from '#domain/opportunity/preview';
import { enquiryIdOf } from '../../netlify/enquiries/record.ts';
import { adminSamples } from '../../scripts/tools/seed/admin/opportunity-samples.ts';
import { samples } from '../../scripts/tools/seed/samples/samples.ts';
import { allCalls } from '../../tests/support/calls.ts';
import { siteAccount } from '../../tests/support/sites/site-account.ts';
import { bearer, type ComparedRequest, json } from './request.ts';

/** The id of a damaged record in the compared store. */
export const damagedId = 'c0a80101-3333-4333-8333-333333333333';

// The ids of new records are derived from these keys.
const [newId, otherKey] = ['c0a80101-1111-4111-8111-111111111111', 'c0a80101-2222-4222-8222-222222222222'];
const enquiryId = enquiryIdOf(newId);
const sampleId = samples[0]?.id ?? '';
const unknown = { uuid: 'a0b1c2d3-e4f5-4a6b-8c7d-9e0f1a2b3c4d', sha: 'a'.repeat(64), image: `${'a'.repeat(32)}.webp` };

interface Input extends Pick<ComparedRequest, 'note' | 'headers' | 'body' | 'capture'> {
  /** The last segment of the path. */
  readonly segment?: string;
  readonly query?: string;
  readonly json?: unknown;
  readonly key?: string;
}

interface CallRequest extends ComparedRequest {
  readonly call: Call;
}

function send(call: Call, { segment = '', query = '', json: sent, key, headers, ...more }: Input = {}): CallRequest {
  const written = sent === undefined ? {} : { headers: json, body: JSON.stringify(sent) };
  const keyed = key === undefined ? {} : { [idempotencyHeader]: key };
  return {
    ...{ call, method: call.method, path: call.path.replace(/:\w+$/, segment) + query, ...written, ...more },
    headers: { ...(call.callers !== 'everyone' && bearer), ...written.headers, ...keyed, ...headers },
  };
}

function upload(bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set('file', new Blob([bytes], { type: 'image/png' }), 'image.png');
  return form;
}

const icon = new Uint8Array(readFileSync(new URL('../../public/icon-192.png', import.meta.url)));
const texts = { title: 'A compared opportunity', subtitle: 'In two states', description: 'One.\n\nTwo.' };
const content = { ...emptyContent, ...texts };
const illustrated = { ...content, imageURL: ['{image}'] };
const person = { firstName: 'Ana', lastName: 'García', email: 'ana@example.com', company: 'Río SA', country: 'CN' };
const optional = { opportunities: [sampleId], language: 'es', horizon: 'now', size: '1m-10m' };
const enquiry = { ...person, ...optional, sector: 'mining', message: 'We look for land.' };
const { saveOpportunity, deleteOpportunity, restoreOpportunity, readOpportunity, readHistory, listTrash } =
  opportunities;
const update = { version: 1, state: 'assigned', assignee: 'Luz', note: 'Called.' };
const queries = (call: Call, ...all: string[]) => all.map((query) => send(call, { query }));

/** Requests of each call with valid and invalid input, in order: some depend on earlier ones. */
export const callRequests: readonly CallRequest[] = [
  send(logIn, { json: { ...siteAccount, password: 'another' }, note: 'wrong password' }),
  send(logIn, { json: siteAccount, capture: ['token', /"jwtToken":"([^"]+)"/] }),
  ...queries(listPublished, '', ...languages.map((language) => `?language=${language}`), '?language=fr'),
  ...queries(opportunities.listOpportunities, '', '?after=', `?after=${sampleId}`, `?after=${unknown.uuid}`),
  ...[readOpportunity, readHistory].flatMap((call) =>
    [...samples, ...adminSamples].map(({ id: segment }) => send(call, { segment })),
  ),
  send(listTrash),
  send(opportunities.listDamagedOpportunities),
  send(opportunities.readDamagedOpportunity, { segment: damagedId }),
  send(uploadImage, { body: upload(icon), capture: ['image', /"(\w+\.webp)"/] }),
  send(uploadImage, { body: upload(icon.slice(0, 99)), note: 'truncated' }),
  ...[readImage, readAdminImage].map((call) => send(call, { segment: '{image}' })),
  ...[1, 2].map((time) => send(saveOpportunity, { json: illustrated, key: newId, note: `new, time ${time}` })),
  send(saveOpportunity, { json: content, key: newId, note: 'same key, other content' }),
  send(saveOpportunity, { json: content, key: 'no key', note: 'malformed key' }),
  send(saveOpportunity, { json: { ...content, imageURL: [unknown.image] }, key: otherKey, note: 'unknown image' }),
  send(saveOpportunity, { json: { ...illustrated, id: newId, title: 'Changed', version: 1 }, note: 'update' }),
  send(saveOpportunity, { json: { ...content, id: newId, version: 1 }, note: 'old version' }),
  send(saveOpportunity, { json: { ...content, id: unknown.uuid }, note: 'unknown id' }),
  send(saveOpportunity, { json: { title: 7, sector: 'x', status: 'x' }, note: 'wrong fields' }),
  send(readHistory, { segment: newId }),
  send(restoreOpportunity, { segment: newId, json: { version: 1 } }),
  send(restoreOpportunity, { segment: newId, json: { version: 99 }, note: 'unknown version' }),
  ...['?version=1', '?version=x', ''].map((query) => send(deleteOpportunity, { segment: newId, query })),
  send(listTrash, { note: 'after a deletion' }),
  send(restoreOpportunity, { segment: newId, note: 'from the trash' }),
  send(readOpportunity, { segment: newId }),
  send(opportunities.makePreviewLink, { segment: unknown.uuid, note: 'unknown id' }),
  send(listPublished, { note: 'after changes' }),
  send(deleteImage, { segment: '{image}' }),
  send(sendEnquiry, { json: enquiry, key: newId, capture: ['reference', /"reference":"([^"]+)"/] }),
  send(sendEnquiry, { json: enquiry, key: newId, note: 'repeated' }),
  send(sendEnquiry, { json: { ...enquiry, message: 'Other' }, key: newId, note: 'same key, other content' }),
  send(sendEnquiry, { json: { ...enquiry, email: 'x', country: 'XX', message: '' }, note: 'wrong fields' }),
  ...[enquiry.email, 'other@example.com'].map((email) =>
    send(followEnquiry, { json: { reference: '{reference}', email }, note: email }),
  ),
  send(readMedian),
  send(checkHealth),
  send(adminCalls.waitingEnquiries),
  ...queries(adminCalls.listEnquiries, '', '?after=', '?after=x'),
  send(adminCalls.readEnquiry, { segment: enquiryIdOf('sample 0') }),
  send(adminCalls.updateEnquiry, { segment: enquiryId, json: update }),
  send(adminCalls.updateEnquiry, { segment: enquiryId, json: update, note: 'old version' }),
  send(adminCalls.updateEnquiry, { segment: enquiryId, json: { state: 'x' }, note: 'wrong state' }),
  send(adminCalls.readEnquiry, { segment: enquiryId }),
  ...queries(adminCalls.exportEnquiries, '', '?separator=semicolon', '?separator=x', '?from=2026-11-01&to=2026-11-20'),
  ...['?version=99', ''].map((query) => send(adminCalls.deleteEnquiry, { segment: enquiryId, query })),
  send(opportunities.reportEditing, { segment: sampleId, json: { tab: unknown.uuid } }),
  send(deleteOpportunity, { segment: sampleId }),
  // Without successful invitations: their secrets are random.
  send(people.listPeople),
  send(people.listTeam),
  send(people.addPerson, { json: { name: ' ' }, note: 'wrong fields' }),
  send(people.invitePerson, { json: { id: unknown.uuid } }),
  ...[people.endSessions, people.removePerson].map((call) => send(call, { segment: unknown.uuid })),
  send(people.eraseDamagedPeople),
  send(people.readInvitation, { json: { invitation: 'x'.repeat(43) } }),
  send(people.acceptInvitation, { json: { invitation: 'x'.repeat(43), password: 'a long password' } }),
  send(people.changePassword, { json: { current: siteAccount.password, password: 'a long password' } }),
];

/** Requests that every call refuses. */
export const refusedRequests: readonly ComparedRequest[] = allCalls.flatMap((call): ComparedRequest[] => {
  const { method, path, callers } = call;
  const id = path.startsWith('/api/enquiries') ? unknown.sha : unknown.uuid;
  const segment = path.endsWith(':name') ? unknown.image : id;
  const tokens = { 'no token': {}, 'forged token': { Authorization: 'Bearer forged' } };
  return [
    ...Object.entries(tokens).flatMap(([note, headers]) =>
      callers !== 'everyone' ? [{ ...send(call, { segment, note }), headers }] : [],
    ),
    { ...send(call, { segment }), method: 'PUT' },
    ...(method === 'GET' ? [{ ...send(call, { segment }), method: 'HEAD' }] : []),
    ...(path.includes(':') ? [segment, 'a%20b'].map((one) => send(call, { segment: one })) : []),
    ...(method === 'GET'
      ? []
      : [send(call, { segment, headers: { 'Sec-Fetch-Site': 'cross-site' }, note: 'from another site' })]),
    ...(method === 'POST'
      ? [
          send(call, { segment, body: 'a=b', headers: { 'Content-Type': 'text/plain' }, note: 'not JSON' }),
          send(call, { segment, body: '{', headers: json, note: 'broken JSON' }),
          send(call, { segment, json: {}, note: 'no fields' }),
        ]
      : []),
  ];
});

/** The preview is a page, not a call. */
export const previewRequests: readonly ComparedRequest[] = languages.flatMap((language) =>
  Object.entries({ token: bearer, 'no token': {} }).map(([note, headers]) => ({
    ...{ method: 'POST', path: previewArticlePath(language), headers: { ...json, ...headers }, note },
    body: JSON.stringify(content),
  })),
);
