import * as v from 'valibot';
import { idempotencyHeader } from '#domain/calls/call';
import { opportunity } from '#domain/opportunity/opportunity';
import { paths } from '../support/paths.ts';
import type { RecordState } from './ledger.ts';
import type { SiteResponse } from './site.ts';
import { expectStatus, type Turn, type World } from './world.ts';

/** Creates an opportunity and repeats the request while the response is 503, like the admin area. */
export async function create(world: World, turn: Turn): Promise<void> {
  const id = turn.random.uuid();
  const json = fieldsOf(world, turn);
  const send = () => world.site.ask('POST', paths.saveOpportunity, { json, headers: { [idempotencyHeader]: id } });
  let response = await send();
  const repeated = response.status === 503;
  for (let attempt = 0; attempt < 2 && response.status === 503; attempt += 1) response = await send();
  expectStatus(turn, response, repeated ? [200, 400, 404] : [200, 400]);
  world.ids.push(id);
  if (response.status === 200) expectStored(world, turn, id, undefined);
  else if (!repeated) expectUntouched(world, turn, response);
}

/** Saves an opportunity: over the current version, the known one, or a past one. */
export async function edit(world: World, turn: Turn): Promise<void> {
  const id = turn.random.pick(world.ids) ?? turn.random.uuid();
  const since = world.ledger.entriesOf(id).length;
  const known = world.ledger.stateOf(id)?.version ?? 1;
  const version = turn.random.pick([undefined, known, known, known - 1]);
  const json = { ...fieldsOf(world, turn), id, ...(version !== undefined && { version }) };
  const response = await world.site.ask('POST', paths.saveOpportunity, { json });
  expectStatus(turn, response, [200, 400, 404, 409]);
  expectUntouched(world, turn, response);
  if (response.status === 200) expectStored(world, turn, id, v.parse(opportunity, response.body).version);
  const states = world.ledger.statesSince(id, since);
  if (response.status === 404 && !states.some(isGone)) turn.complain(`${id} is said to be gone and is not`);
  if (response.status === 409 && states.every((state) => state?.version === version)) {
    turn.complain(`${id} is said to have another version than ${version}`);
  }
}

/** Deletes an opportunity. */
export async function remove(world: World, turn: Turn): Promise<void> {
  const id = turn.random.pick(world.ids) ?? turn.random.uuid();
  const since = world.ledger.entriesOf(id).length;
  const response = await world.site.ask('DELETE', paths.deleteOpportunity(id));
  expectStatus(turn, response, [204]);
  if (response.status === 204 && !world.ledger.statesSince(id, since).some(isGone)) {
    turn.complain(`${id} is said to be deleted and was not`);
  }
}

/** Restores an opportunity from the trash, or one of its past versions. */
export async function restore(world: World, turn: Turn): Promise<void> {
  const id = turn.random.pick(world.ids) ?? turn.random.uuid();
  const since = world.ledger.entriesOf(id).length;
  const state = world.ledger.stateOf(id);
  const version = turn.random.pick([undefined, state?.version, turn.random.pick(state?.past ?? [])?.version]);
  const json = version === undefined ? {} : { version };
  const response = await world.site.ask('POST', paths.restoreOpportunity(id), { json });
  expectStatus(turn, response, [200, 404, 409]);
  expectUntouched(world, turn, response);
  if (response.status !== 200) return;
  const shown = v.parse(opportunity, response.body);
  const stood = world.ledger.statesSince(id, since).some((now) => !isGone(now) && says(now, shown));
  if (!stood) turn.complain(`${id} is said to be restored as version ${shown.version} and never was`);
}

/** Whether a state equals a response. */
export function says(
  state: RecordState | undefined,
  shown: { readonly version: number; readonly title: string },
): boolean {
  return state?.version === shown.version && state.title === shown.title;
}

/** Whether a record in this state must not be visible. */
export function isGone(state: RecordState | undefined): boolean {
  return state === undefined || state.deletedAt !== undefined;
}

function fieldsOf({ images }: World, { name, random }: Turn) {
  // The newest: other operations are about to reference or delete them, and no sweep has deleted them yet.
  const few = Array.from({ length: random.whole(3) }, () => random.pick(images.slice(-4)) ?? []).flat();
  return { title: name, subtitle: 'A subtitle', sector: 'mining', description: 'Words.', imageURL: [...new Set(few)] };
}

/** An acknowledged save is stored: by this operation, as the returned version. */
function expectStored({ ledger }: World, { name, complain }: Turn, id: string, version: number | undefined): void {
  const mine = ledger.entriesOf(id).find(({ client }) => client === name)?.state;
  if (!mine || mine.title !== name) complain(`${id} was acknowledged and never stored`);
  else if (version !== undefined && mine.version !== version) complain(`${id} was stored as version ${mine.version}`);
}

/** A refused operation has changed nothing. */
function expectUntouched({ ledger }: World, { name, complain }: Turn, { status }: SiteResponse): void {
  const refused = status >= 400 && status < 500;
  if (refused && ledger.writesOf(name) > 0) complain(`was refused with ${status} and done all the same`);
}
