import { expect, test, vi } from 'vitest';
import { type EnquiryState, type EnquiryUpdate, enquiryStates } from '#domain/enquiry/admin-enquiry';
import { nextFollowUp } from '#domain/enquiry/deadlines';
import { eraseEnquiry } from '../../../netlify/enquiries/erase.ts';
import { listEnquiriesAfter } from '../../../netlify/enquiries/list.ts';
import { readEnquiry } from '../../../netlify/enquiries/read.ts';
import { enquiryIdOf } from '../../../netlify/enquiries/record.ts';
import { storeEnquiry } from '../../../netlify/enquiries/save.ts';
import { updateEnquiry } from '../../../netlify/enquiries/update.ts';
import { fc, tries } from '../../support/properties.ts';
import { provideBlobServer, startStrictBlobServer } from '../../support/sites/blob-servers.ts';
import { enquiryWith } from '../opportunities/samples.ts';

const server = provideBlobServer(() => startStrictBlobServer());

interface Modelled {
  version: number;
  state: EnquiryState;
  assignee: string;
  notes: string[];
  answeredAt: string | undefined;
  followedUpAt: string[];
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
    followedUp: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Applies the update to the model; returns the expected kind of outcome. */
function changed(one: Modelled | undefined, asked: EnquiryUpdate): string {
  if (!one || one.isErased) return 'missing';
  if (asked.version !== undefined && asked.version !== one.version) return 'conflict';
  const kind = one.state === 'quarantined' && asked.state === 'new' ? 'found-genuine' : 'updated';
  const { state = one.state, assignee = one.assignee, note, followedUp } = asked;
  const isBack = state === 'new' || state === 'assigned' || state === 'quarantined';
  const answeredAt = isBack && one.followedUpAt.length === 0 ? undefined : one.answeredAt;
  const now = new Date().toISOString();
  // The state is set first: a change to answered is the first answer.
  const answered = state === one.state ? one.answeredAt : state === 'answered' ? (one.answeredAt ?? now) : answeredAt;
  const followedUpAt = followUpsAfter({ ...one, state, answeredAt: answered }, followedUp, now);
  const isSame =
    state === one.state && assignee === one.assignee && note === undefined && followedUpAt === one.followedUpAt;
  if (isSame) return kind;
  const notes = note === undefined ? one.notes : [...one.notes, note];
  Object.assign(one, { version: one.version + 1, state, assignee, notes, answeredAt: answered, followedUpAt });
  return kind;
}

function followUpsAfter(one: Modelled, followedUp: boolean | undefined, now: string): string[] {
  const { state, answeredAt, followedUpAt } = one;
  if (followedUp === false && followedUpAt.length > 0) return followedUpAt.slice(0, -1);
  const isPlanned =
    nextFollowUp({ state, followedUpAt, ...(answeredAt !== undefined && { answeredAt }) }) !== undefined;
  return followedUp === true && isPlanned ? [...followedUpAt, now] : followedUpAt;
}

async function compare(model: Model): Promise<void> {
  for (const name of keys) {
    const one = model.get(name);
    const read = await readEnquiry(enquiryIdOf(name));
    const expected = one?.isErased === false ? one : undefined;
    const { version, state, assignee, notes, followedUpAt } = expected ?? {};
    expect(
      read && {
        ...{ version: read.version, state: read.state, assignee: read.assignee ?? '' },
        ...{ notes: read.notes.map(({ text }) => text), followUps: read.followedUpAt.length },
      },
    ).toEqual(expected && { version, state, assignee, notes, followUps: followedUpAt?.length });
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
      const empty = { assignee: '', notes: [], answeredAt: undefined, followedUpAt: [], isErased: false };
      model.set(name, { version: 1, state, ...empty });
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
