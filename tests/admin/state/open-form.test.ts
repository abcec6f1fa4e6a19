import { describe, expect, test, vi } from 'vitest';
import { idempotencyHeader } from '#domain/calls/call';
import { emptyValues } from '../../../src/admin/state/form-values.ts';
import { $unfinished } from '../../../src/admin/state/leaving.ts';
import { $unsaved, readUnsaved } from '../../../src/admin/state/unsaved.ts';
import { $listedUnsaved } from '../../../src/admin/state/unsaved-list.ts';
import { eventually } from '../../support/eventually.ts';
import { imagesOf, saves } from './forms.ts';
import { bodyOf, calls, done, headerOf, imageName, lithium, ok, refusal, server } from './server.ts';
import { storeElsewhere } from './storage.ts';
import { setUpTabs } from './tabs.ts';

const openTab = setUpTabs();
const typed = { ...emptyValues, title: 'Wind', subtitle: 'In the south', sector: 'energy' };
const titles = () => Object.values($unsaved.get()).map((changes) => changes?.title);

describe('two tabs of a new opportunity', () => {
  test('are two: each has its own text and its own key', async () => {
    server.mockImplementation(saves);
    const [one, other] = [await openTab(), await openTab()];
    one.form().$values.set(typed);
    other.form().$values.set({ ...typed, title: 'Sun' });
    one.form().$values.setKey('description', 'Typed last');
    expect(titles().toSorted()).toEqual(['Sun', 'Wind']);
    expect(await other.form().save()).toMatchObject({ kind: 'saved', opportunity: { title: 'Sun' } });
    expect(await one.form().save()).toMatchObject({ kind: 'saved', opportunity: { title: 'Wind' } });
    expect(headerOf(0, idempotencyHeader)).not.toBe(headerOf(1, idempotencyHeader));
    expect(titles()).toEqual([]);
  });

  test('the text of each is there for whoever opens a tab after both are gone, and is not taken unasked', async () => {
    for (const title of ['Wind', 'Sun']) {
      const tab = await openTab();
      tab.form().$values.set({ ...typed, title });
      tab.close();
    }
    const later = await openTab();
    expect(later.form().$values.get().title).toBe('');
    expect(titles().toSorted()).toEqual(['Sun', 'Wind']);
    const wind = Object.keys($unsaved.get()).find((name) => readUnsaved(name)?.title === 'Wind') ?? '';
    await later.inTab.continueWith(wind);
    expect(later.form().$values.get()).toEqual(typed);
    expect(later.form().$restored.get()).toBe(true);
  });

  test('a tab that is loaded again has its own text and key again', async () => {
    server.mockImplementation(saves);
    const before = await openTab();
    before.form().$values.set(typed);
    await openTab();
    const key = readUnsaved(before.name())?.key;
    before.close();
    const after = await openTab(undefined, before.storage);
    expect(after.form().$values.get()).toEqual(typed);
    await after.form().save();
    expect(headerOf(0, idempotencyHeader)).toBe(key);
  });

  test('a page that asks before its predecessor is quite gone waits for it', async () => {
    const before = await openTab();
    before.form().$values.set(typed);
    // Gone without a word: its lock ends later, and nobody answers for it.
    const held = await heldSilently('new/crashed');
    storeElsewhere('adminDraft:new/crashed', JSON.stringify({ ...typed, title: 'Reloaded', imageURL: [] }));
    const opening = openTab(undefined, [['adminForm:new', 'new/crashed']]);
    held.end();
    expect((await opening).form().$values.get().title).toBe('Reloaded');
  });

  test('a duplicated tab begins with a form of its own, while the original lives', async () => {
    const original = await openTab();
    original.form().$values.set(typed);
    const copy = await openTab(undefined, original.storage);
    expect(copy.name()).not.toBe(original.name());
    expect(copy.form().$values.get().title).toBe('');
    copy.form().$values.setKey('title', 'Sun');
    expect(titles().toSorted()).toEqual(['Sun', 'Wind']);
  });

  test('a copy does not wait for a lock that does not hear of the refusal', async () => {
    const original = await openTab();
    const request = navigator.locks.request.bind(navigator.locks);
    const deaf = (name: string, _: LockOptions, granted: LockGrantedCallback<unknown>) => request(name, granted);
    vi.spyOn(navigator.locks, 'request').mockImplementationOnce(deaf as typeof request);
    const copy = await openTab(undefined, original.storage);
    expect(copy.name()).not.toBe(original.name());
    original.close();
    const later = await openTab(undefined, original.storage);
    expect(later.name()).toBe(original.name());
  });

  test('of two copies that are restored at once, one has the text', async () => {
    const original = await openTab();
    original.form().$values.set(typed);
    original.close();
    const copies = await Promise.all([openTab(undefined, original.storage), openTab(undefined, original.storage)]);
    expect(copies.map((tab) => tab.form().$values.get().title).toSorted()).toEqual(['', 'Wind']);
  });

  test('what a living tab has open cannot be continued or discarded elsewhere', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.form().$values.set(typed);
    await other.inTab.continueWith(one.name());
    expect(other.name()).not.toBe(one.name());
    await other.inTab.discard(one.name());
    expect(readUnsaved(one.name())).toMatchObject(typed);
  });

  test('continuing with other changes keeps what was typed here', async () => {
    const gone = await openTab();
    gone.form().$values.set({ ...typed, title: 'Sun' });
    gone.close();
    const tab = await openTab();
    tab.form().$values.set(typed);
    await tab.inTab.continueWith(gone.name());
    expect(tab.form().$values.get().title).toBe('Sun');
    expect(titles().toSorted()).toEqual(['Sun', 'Wind']);
  });

  test('what was typed before tabs had their own form is offered, with its key', async () => {
    server.mockImplementation(saves);
    const key = 'b1b0c6de-8a42-4f55-9a7f-0f2f6f7a6d11';
    const { language: _, ...old } = typed;
    storeElsewhere('adminDraft:new', JSON.stringify({ ...old, imageURL: [], key }));
    const tab = await openTab();
    await eventually(() => expect(listed()).toMatchObject([{ name: 'new', subject: 'new', isOpen: false }]));
    await tab.inTab.continueWith('new');
    expect(tab.form().$values.get()).toEqual(typed);
    await tab.form().save();
    expect(headerOf(0, idempotencyHeader)).toBe(key);
    expect(titles()).toEqual([]);
  });
});

describe('two tabs of one opportunity', () => {
  test('each keep their own edit, and the later save is compared', async () => {
    const [one, other] = [await openTab(lithium), await openTab(lithium)];
    one.form().$values.setKey('title', 'Mine');
    other.form().$values.setKey('title', 'Theirs');
    expect(titles().toSorted()).toEqual(['Mine', 'Theirs']);
    server.mockImplementationOnce(saves);
    await other.form().save();
    const theirs = { ...lithium, title: 'Theirs', version: 4 };
    server.mockImplementationOnce(() => refusal('conflict', { current: theirs }));
    expect(await one.form().save()).toMatchObject({ kind: 'conflict', theirs });
    expect(bodyOf(1)).toMatchObject({ title: 'Mine', version: 3 });
    expect(titles()).toEqual(['Mine']);
  });
});

describe('taking the other version of an edit', () => {
  const theirs = { ...lithium, title: 'Theirs', version: 4, imageURL: [imageName('a')] };
  const taken = async () => {
    server.mockImplementation((path) => (path.endsWith('/save') ? refusal('conflict', { current: theirs }) : done()));
    const tab = await openTab(lithium);
    tab.form().$values.setKey('title', 'Mine');
    await tab.form().save();
    await tab.inTab.takeTheirs(theirs);
    return tab;
  };

  test('shows it, and saves on top of it', async () => {
    const tab = await taken();
    expect(tab.form().$values.get().title).toBe('Theirs');
    expect(imagesOf(tab.form())).toEqual(theirs.imageURL);
    expect(tab.form().$state.get()).toEqual({ kind: 'editing' });
    expect(titles()).toEqual([]);
    await tab.form().save();
    expect(bodyOf(1)).toMatchObject({ title: 'Theirs', version: 4 });
  });

  test('can be undone: what was typed is there again, on the version that it was typed on', async () => {
    const tab = await taken();
    expect(tab.inTab.$discarded.get()).toMatchObject({ changes: { title: 'Mine', version: 3 } });
    await tab.inTab.undoDiscard();
    expect(tab.form().$values.get().title).toBe('Mine');
    await tab.form().save();
    expect(bodyOf(1)).toMatchObject({ title: 'Mine', version: 3 });
  });
});

describe('the list of unsaved changes', () => {
  test('tells which are open in a living tab, also when that tab goes', async () => {
    const unbind = $listedUnsaved.listen(() => {});
    const [one, other] = [await openTab(), await openTab()];
    one.form().$values.set(typed);
    other.form().$values.set({ ...typed, title: 'Sun' });
    await eventually(() => expect(listed().map(({ isOpen }) => isOpen)).toEqual([true, true]));
    one.close();
    await eventually(() =>
      expect(Object.fromEntries(listed().map(({ changes, isOpen }) => [changes.title, isOpen]))).toEqual({
        Wind: false,
        Sun: true,
      }),
    );
    const again = await openTab(undefined, one.storage);
    await eventually(() => expect(listed().map(({ isOpen }) => isOpen)).toEqual([true, true]));
    expect(again.form().$values.get().title).toBe('Wind');
    unbind();
  });
});

describe('discarding', () => {
  const upload = (path: string) => (path.endsWith('/upload') ? ok(imageName('c'), 201) : done());

  test('shows what is stored; it can be taken back, with the images', async () => {
    server.mockImplementation(upload);
    const tab = await openTab(lithium);
    tab.form().$values.setKey('title', 'Lithium 2');
    tab.form().addImages([new File(['x'], 'one.jpg')]);
    await tab.form().images.settle();
    await tab.inTab.discard(tab.name());
    expect(tab.form().$values.get().title).toBe('Lithium');
    expect(imagesOf(tab.form())).toEqual(lithium.imageURL);
    expect(titles()).toEqual([]);
    tab.form().$values.setKey('subtitle', 'Typed meanwhile');
    await tab.inTab.undoDiscard();
    expect(tab.form().$values.get().title).toBe('Lithium 2');
    expect(imagesOf(tab.form())).toEqual([...lithium.imageURL, imageName('c')]);
    expect(Object.values($unsaved.get()).map((changes) => changes?.subtitle)).toContain('Typed meanwhile');
    tab.close();
    expect(calls().filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  test('deletes the uploads when the page is left without taking it back', async () => {
    server.mockImplementation(upload);
    const tab = await openTab(lithium);
    tab.form().addImages([new File(['x'], 'one.jpg')]);
    await tab.form().images.settle();
    await tab.inTab.discard(tab.name());
    tab.close();
    await eventually(() => expect(calls().slice(1)).toEqual([`DELETE /api/files/delete/${imageName('c')}`]));
  });
});

test('files that are not uploaded yet are known to whoever would leave the page', async () => {
  server.mockImplementation(() => new Promise(() => {}));
  const tab = await openTab();
  tab.form().addImages([new File(['x'], 'one.jpg')]);
  expect($unfinished.get()).toEqual(['one.jpg']);
  tab.close();
  expect($unfinished.get()).toEqual([]);
});

const listed = () => $listedUnsaved.get();

/** Holds unsaved changes as a page does that is being unloaded: its lock is still there, and it answers nobody. */
function heldSilently(name: string): Promise<{ end(): void }> {
  return new Promise((resolve) => {
    void navigator.locks.request(`adminDraft:${name}`, () => new Promise<void>((end) => resolve({ end })));
  });
}
