import * as v from 'valibot';
import { idempotencyHeader } from '#domain/calls/call';
import { sendEnquiry } from '#domain/calls/enquiry';
import { opportunity, opportunitySummary } from '#domain/opportunity/opportunity';
import { enquiryIdOf } from '../../netlify/enquiries/record.ts';
import { paths } from '../support/paths.ts';
import { isGone, says } from './record-operations.ts';
import { listIn } from './site.ts';
import { expectStatus, type Turn, type World } from './world.ts';

/** Uploads an image. */
export async function upload(world: World, turn: Turn): Promise<void> {
  const response = await world.site.upload();
  expectStatus(turn, response, [201]);
  if (response.status !== 201) return;
  const name = v.parse(v.string(), response.body);
  if (!world.ledger.images.has(name)) turn.complain(`${name} was acknowledged and never stored`);
  world.images.push(name);
}

/** Deletes an image, referenced or not. */
export async function deleteImage(world: World, turn: Turn): Promise<void> {
  const name = turn.random.pick(world.images.slice(-4));
  if (name) expectStatus(turn, await world.site.ask('DELETE', paths.deleteImage(name)), [204]);
}

/** Reads an image: a referenced one exists. */
export async function showImage(world: World, turn: Turn): Promise<void> {
  const name = turn.random.pick([...world.ledger.referenced]);
  if (!name) return;
  const response = await world.site.ask('GET', paths.image(name));
  expectStatus(turn, response, [200, 404]);
  if (response.status === 404 && world.ledger.referenced.has(name) && !isStale(world))
    turn.complain(`${name} is named and was not shown`);
}

/** Sends an enquiry, and repeats it while the response is 503. */
export async function enquire(world: World, turn: Turn): Promise<void> {
  const key = turn.random.uuid();
  const json = {
    ...{ firstName: 'Wei', lastName: 'Zhang', email: 'wei@example.com', company: 'Example Capital' },
    ...{ sector: 'agribusiness', country: 'CN', message: turn.name },
  };
  const from = `192.0.2.${turn.random.whole(250)}-${turn.name}`;
  const send = () => world.site.ask('POST', paths.enquiry, { json, from, headers: { [idempotencyHeader]: key } });
  let response = await send();
  for (let attempt = 0; attempt < 2 && response.status === 503; attempt += 1) response = await send();
  expectStatus(turn, response, [201]);
  if (response.status !== 201) return;
  const { reference } = v.parse(sendEnquiry.response, response.body);
  const stored = world.ledger.enquiries.get(enquiryIdOf(key));
  if (!stored?.includes(reference) || !stored.includes(turn.name)) turn.complain('was acknowledged and never stored');
}

/** Reads a list: it has each record in a state since the request. */
export async function list(world: World, turn: Turn): Promise<void> {
  const { ledger, site } = world;
  const before = new Map(ledger.ids.map((id) => [id, ledger.entriesOf(id).length]));
  const full = turn.random.fraction() < 0.5;
  const response = await site.ask('GET', full ? paths.adminOpportunities : paths.opportunities);
  expectStatus(turn, response, [200]);
  if (response.status !== 200 || isStale(world)) return;
  const listed = listIn(
    response,
    v.object({ ...opportunitySummary.entries, version: v.optional(opportunity.entries.version) }),
  );
  const shown = new Map(listed.map((item) => [item.id, item]));
  for (const id of ledger.ids) {
    const states = ledger.statesSince(id, before.get(id) ?? 0);
    const item = shown.get(id);
    const right = item
      ? states.some((state) => !isGone(state) && says(state, { ...item, version: item.version ?? state?.version ?? 0 }))
      : states.some(isGone);
    if (!right) turn.complain(`the list shows ${id} as ${item?.title ?? 'gone'}, which it was not`);
  }
}

/** Whether the store returned a stale list: then the site can only show earlier records and their images. */
function isStale({ server }: World): boolean {
  return server.requests.some(({ fault }) => fault === 'stale-list');
}
