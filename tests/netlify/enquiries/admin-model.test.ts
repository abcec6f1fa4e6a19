import { expect, test, vi } from 'vitest';
import { type EnquiryState, type EnquiryUpdate, enquiryStates } from '#domain/enquiry/admin-enquiry';
import { eraseEnquiry } from '../../../netlify/enquiries/erase.ts';
import { listEnquiriesAfter } from '../../../netlify/enquiries/list.ts';
import { readEnquiry } from '../../../netlify/enquiries/read.ts';
import { enquiryIdOf } from '../../../netlify/enquiries/record.ts';
import { storeEnquiry } from '../../../netlify/enquiries/save.ts';
import { updateEnquiry } from '../../../netlify/enquiries/update.ts';
import { fc, tries } from '../../support/properties.ts';
import { useBlobServer as provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { enquiryWith } from '../opportunities/samples.ts';

const server = provideBlobServer(() => startStrictBlobServer());

interface Modelled {
  version: number;
  state: EnquiryState;
  assignee: string;
  notes: string[];
  followUps: number;
  isErased: boolean;
}

type Model = Map<string, Modelled>;
type Command = fc.AsyncCommand<Model, object>;

const keys = ['one', 'two', 'three'];
const key = fc.constantFrom(...keys);

function command<Given>(
  name: string,
  given: fc.Arbitrary<Given>,
  run: (model: Model, given: Given) => Promise<void>,
): fc.Arbitrary<Command> {
  return given.map((value) => ({
    check: () => true,
    run: (model) => run(model, value),
    toString: () => `${name}(${JSON.stringify(value)})`,
  }));
}

const update: fc.Arbitrary<EnquiryUpdate> = fc.record(
  {
    version: fc.integer({ min: 1, max: 4 }),
    state: fc.constantFrom(...enquiryStates),
    assignee: fc.constantFrom('', 'Ana', 'Bea'),
    note: fc.constantFrom('A', 'B'),
    followedUp: fc.constant(true as const),
  },
  { requiredKeys: [] },
);

/** Applies the update to the model; returns the expected kind of outcome. */
function changed(one: Modelled | undefined, asked: EnquiryUpdate): string {
  if (!one || one.isErased) return 'missing';
  if (asked.version !== undefined && asked.version !== one.version) return 'conflict';
  const kind = one.state === 'quarantined' && asked.state === 'new' ? 'found-genuine' : 'updated';
  const { state = one.state, assignee = one.assignee, note, followedUp } = asked;
  const isSame = state === one.state && assignee === one.assignee && note === undefined && !followedUp;
  if (isSame) return kind;
  const notes = note === undefined ? one.notes : [...one.notes, note];
  Object.assign(one, {
    version: one.version + 1,
    state,
    assignee,
    notes,
    followUps: one.followUps + (followedUp ? 1 : 0),
  });
  return kind;
}

async function compare(model: Model): Promise<void> {
  for (const name of keys) {
    const one = model.get(name);
    const read = await readEnquiry(enquiryIdOf(name));
    const expected = one?.isErased === false ? one : undefined;
    expect(
      read && {
        ...{ version: read.version, state: read.state, assignee: read.assignee ?? '' },
        ...{ notes: read.notes.map(({ text }) => text), followUps: read.followedUpAt.length, isErased: false },
      },
    ).toEqual(expected);
  }
  const listed = (await listEnquiriesAfter('')) ?? [];
  const live = [...model].filter(([, { isErased }]) => !isErased).map(([name]) => enquiryIdOf(name));
  expect(listed.map(({ id }) => id).sort()).toEqual(live.sort());
}

const commands = [
  command('receive', fc.tuple(key, fc.boolean()), async (model, [name, isSuspected]) => {
    const outcome = await storeEnquiry(enquiryWith({ message: name }), name, isSuspected ? ['trap'] : []);
    expect(outcome.kind).toBe(model.has(name) ? 'repeated' : 'stored');
    const state = isSuspected ? ('quarantined' as const) : ('new' as const);
    if (!model.has(name)) {
      model.set(name, { version: 1, state, assignee: '', notes: [], followUps: 0, isErased: false });
    }
  }),
  command('update', fc.tuple(key, update), async (model, [name, asked]) => {
    const { kind } = await updateEnquiry(enquiryIdOf(name), asked, crypto.randomUUID());
    expect(kind).toBe(changed(model.get(name), asked));
  }),
  command(
    'erase',
    fc.tuple(key, fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined })),
    async (model, given) => {
      const [name, version] = given;
      const one = model.get(name);
      const { kind } = await eraseEnquiry(enquiryIdOf(name), version);
      const isConflict = one?.isErased === false && version !== undefined && version !== one.version;
      expect(kind).toBe(isConflict ? 'conflict' : 'erased');
      if (one && !isConflict) one.isErased = true;
    },
  ),
  command('wait', fc.constantFrom(0.1, 10), async (_, minutes) => {
    vi.setSystemTime(Date.now() + minutes * 60_000);
  }),
];

test('Any sequence of receiving, updating and erasing leaves the enquiries equal to a model in memory', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 25 }), async (sequence) => {
        for (const store of ['enquiries', 'enquiry-index', 'enquiry-references']) {
          server().memory.deleteAll(`site:${store}`);
        }
        const model: Model = new Map();
        await fc.asyncModelRun(() => ({ model, real: {} }), sequence);
        await compare(model);
      }),
      { numRuns: tries(60) },
    );
  } finally {
    vi.useRealTimers();
  }
});
