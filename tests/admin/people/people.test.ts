import { expect, test } from 'vitest';
import { createPeople, type PeopleOf } from '../../../src/admin/people/people.ts';
import { provideSession } from '../support/provide-session.ts';
import { bodyOf, calls, done, headerOf, ok, refusal, server, unreachable } from '../support/server.ts';

provideSession();

const bea = { id: 'b0b1c2d3-e4f5-4a6b-8c7d-9e0f1a2b3c4d', name: 'Bea Ruiz', username: 'bea', isActive: false };
const lists = (...people: readonly object[]) => {
  server.mockImplementationOnce(() => ok({ people }));
  server.mockImplementationOnce(() => ok([]));
};

async function opened(): Promise<PeopleOf> {
  server.mockImplementationOnce(() => ok({ people: [] }));
  const people = createPeople('https://site.example');
  await people.load();
  return people;
}

test('An added person is in the list, and the link holds the secret', async () => {
  const people = await opened();
  server.mockImplementationOnce(() => ok({ person: bea, invitation: 'secret' }, 201));
  lists(bea);
  expect(await people.add({ name: ' Bea Ruiz', username: 'bea' })).toBe(true);
  expect(bodyOf(1)).toEqual({ name: 'Bea Ruiz', username: 'bea' });
  expect(people.$people.get()).toMatchObject({ response: { people: [bea] } });
  const link = 'https://site.example/admin/invitation/secret';
  expect(people.$action.get()).toEqual({ kind: 'invited', person: bea, link });
});

test('An incomplete person is not sent, and a taken user name is reported at its field', async () => {
  const people = await opened();
  expect(await people.add({ name: '', username: ' ' })).toBe(false);
  expect(people.$action.get()).toEqual({ kind: 'invalid', fields: { name: 'required', username: 'required' } });
  expect(calls()).toHaveLength(1);
  server.mockImplementationOnce(() => refusal('invalid', { fields: { username: 'taken' } }));
  lists();
  await people.add({ name: 'Bea', username: 'bea' });
  expect(people.$action.get()).toEqual({ kind: 'invalid', fields: { username: 'taken' } });
});

test('A repetition after a lost response has the same key, and the next person another', async () => {
  const people = await opened();
  const add = async (result: () => Promise<Response>) => {
    server.mockImplementationOnce(result);
    lists(bea);
    const at = server.mock.calls.length;
    await people.add({ name: 'Bea', username: 'bea' });
    return headerOf(at, 'Idempotency-Key');
  };
  const invited = () => ok({ person: bea, invitation: 'secret' }, 201);
  const [first, second, third] = [await add(unreachable), await add(invited), await add(invited)];
  expect(second).toBe(first);
  expect(third).not.toBe(second);
});

test.each([
  ['ended', 'DELETE', '/api/people/sessions/', (people: PeopleOf) => people.endSessions(bea)],
  ['removed', 'DELETE', '/api/people/remove/', (people: PeopleOf) => people.remove(bea)],
] as const)('The confirmation says what was %s', async (kind, method, path, act) => {
  const people = await opened();
  server.mockImplementationOnce(done);
  lists();
  await act(people);
  expect(calls()[1]).toBe(`${method} ${path}${bea.id}`);
  expect(people.$action.get()).toEqual({ kind, person: bea });
});
