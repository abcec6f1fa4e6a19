import { deepStrictEqual } from 'node:assert';
import * as v from 'valibot';
import { idempotencyHeader } from '#domain/calls/call';
import { sendEnquiry } from '#domain/calls/enquiry';
import type { SentContent } from '#domain/opportunity/content';
import { dayMs, hourMs } from '#domain/time/day';
import { paths } from '../../support/paths.ts';
import { fc } from '../../support/properties.ts';
import { Random } from '../random.ts';
import type { SiteResponse } from '../site.ts';
import type { World } from '../world.ts';
import type { Expected, Model } from './model.ts';

const numbers = new Random(1);
/** Few, so that sequences use the same ones repeatedly. */
const ids = Array.from({ length: 4 }, () => numbers.uuid());
const keys = Array.from({ length: 3 }, () => numbers.uuid());

const id = fc.constantFrom(...ids);
const fields = fc.record(
  {
    title: fc.constantFrom('One', 'Two', 'Three'),
    subtitle: fc.constantFrom('A', 'B'),
    sector: fc.constantFrom('mining', 'energy'),
    description: fc.constantFrom('', 'Words.'),
    images: fc.uniqueArray(fc.nat(4), { maxLength: 2 }),
    language: fc.constantFrom('en', 'es'),
    status: fc.constantFrom('published', 'draft'),
    province: fc.constantFrom('SAL', 'TDF', null),
    publishIn: fc.constantFrom(1, 30, null),
  },
  { requiredKeys: ['title', 'subtitle', 'sector', 'description', 'images'] },
);

type Fields = typeof fields extends fc.Arbitrary<infer Value> ? Value : never;
type Command = fc.AsyncCommand<Model, World>;

/** A command without preconditions, shown by its name and arguments. */
function command<Given>(
  name: string,
  given: fc.Arbitrary<Given>,
  run: (model: Model, world: World, given: Given) => Promise<void>,
) {
  return given.map(
    (value): Command => ({
      check: () => true,
      run: (model, world) => run(model, world, value),
      toString: () => `${name}(${JSON.stringify(value)})`,
    }),
  );
}

/** The images by number, from the known names; the time of publication in hours from now. */
function body({ images, publishIn, ...rest }: Fields, { images: known, clock }: World): SentContent {
  const publishAt = typeof publishIn === 'number' ? new Date(clock.now + publishIn * hourMs).toISOString() : publishIn;
  return { ...rest, ...(publishAt !== undefined && { publishAt }), imageURL: images.flatMap((at) => known[at] ?? []) };
}

function compare({ status, body }: SiteResponse, expected: Expected): void {
  deepStrictEqual({ status }, { status: expected.status });
  if (expected.shown) deepStrictEqual(sorted(body), sorted(expected.shown));
}

/** The object with sorted keys. */
export function sorted(value: unknown): unknown {
  return Object.fromEntries(Object.entries(value ?? {}).sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Uploads an image, whose name is then known. */
export async function storeImage(model: Model, { site, images }: World): Promise<void> {
  const { status, body } = await site.upload();
  deepStrictEqual(status, 201);
  images.push(String(body));
  model.images.set(String(body), {});
}

/** All possible actions, and the passing of time. */
export const commands: fc.Arbitrary<Command>[] = [
  command('create', fc.tuple(id, fields), async (model, world, [newId, given]) => {
    const json = body(given, world);
    const headers = { [idempotencyHeader]: newId };
    compare(await world.site.ask('POST', paths.saveOpportunity, { json, headers }), model.create(newId, json));
  }),
  command(
    'edit',
    fc.tuple(id, fields, fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined })),
    async (model, world, [known, given, version]) => {
      const json = body(given, world);
      const sent = { ...json, id: known, ...(version && { version }) };
      compare(await world.site.ask('POST', paths.saveOpportunity, { json: sent }), model.edit(known, json, version));
    },
  ),
  command('edit many times', fc.tuple(id, fc.constantFrom(2, 3, 4, 22)), async (model, world, [known, times]) => {
    for (let time = 0; time < times; time += 1) {
      const json = { title: `Time ${time}`, subtitle: 'A', sector: 'mining', description: '', imageURL: [] } as const;
      const sent = { ...json, id: known };
      const changed = { ...json, imageURL: [] };
      compare(
        await world.site.ask('POST', paths.saveOpportunity, { json: sent }),
        model.edit(known, changed, undefined),
      );
    }
  }),
  command('delete', id, async (model, world, known) => {
    compare(await world.site.ask('DELETE', paths.deleteOpportunity(known)), model.remove(known));
  }),
  command(
    'restore',
    fc.record(
      { id, version: fc.integer({ min: 1, max: 5 }), current: fc.integer({ min: 1, max: 5 }) },
      { requiredKeys: ['id'] },
    ),
    async (model, world, given) => {
      const { id: known, ...json } = given;
      const response = await world.site.ask('POST', paths.restoreOpportunity(known), { json });
      compare(response, model.restore(known, json.version, json.current));
    },
  ),
  command('upload', fc.constant(''), storeImage),
  command('delete an image', fc.nat(4), async (model, world, at) => {
    const name = world.images[at];
    if (!name) return;
    compare(await world.site.ask('DELETE', paths.deleteImage(name)), { status: 204 });
    model.markForDeletion(name);
  }),
  command(
    'enquire',
    fc.tuple(fc.constantFrom(...keys), fc.constantFrom('One', 'Two')),
    async (model, world, [key, message]) => {
      const json = {
        firstName: 'Wei',
        lastName: 'Zhang',
        email: 'wei@example.com',
        company: 'Example',
        sector: 'agribusiness',
        country: 'CN',
        message,
      };
      const headers = { [idempotencyHeader]: key };
      const { status, body } = await world.site.ask('POST', paths.enquiry, { json, headers, from: key });
      const before = model.enquiries.get(key);
      if (before && before.message !== message) return deepStrictEqual(status, 409);
      const { reference, answerBy } = v.parse(sendEnquiry.response, body);
      const wanted = before?.reference ?? reference;
      deepStrictEqual({ status, body }, { status: 201, body: { reference: wanted, answerBy } });
      model.enquiries.set(key, { message, reference });
    },
  ),
  command('sweep', fc.constant(''), async (model, world) => {
    await world.site.sweep();
    model.publishDue();
    model.sweep();
  }),
  command('a day with its sweep', fc.constant(''), async (model, world) => {
    world.clock.forward(dayMs);
    model.now = world.clock.now;
    await world.site.logIn();
    await world.site.sweep();
    model.publishDue();
    model.sweep();
  }),
  command('wait for hours', fc.constantFrom(0.001, 0.01, 1, 24, 24 * 30), async (model, world, hours) => {
    world.clock.forward(hours * hourMs);
    model.now = world.clock.now;
    await world.site.logIn();
  }),
];
