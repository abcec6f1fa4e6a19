import { describe, expect, test, vi } from 'vitest';
import { idempotencyHeader } from '#domain/calls/call';
import { emptyValues } from '../../../src/admin/form-values/form-values.ts';
import { $unfinished } from '../../../src/admin/navigation/router.ts';
import { $unsaved, readUnsaved } from '../../../src/admin/unsaved/unsaved.ts';
import { $listedUnsaved } from '../../../src/admin/unsaved/unsaved-list.ts';
import { eventually } from '../../support/eventually.ts';
import { imagesOf, saves } from '../support/forms.ts';
import { bodyOf, calls, done, headerOf, imageName, lithium, ok, refusal, server } from '../support/server.ts';
import { storeElsewhere } from '../support/storage.ts';
import { setUpTabs } from '../support/tabs.ts';

const openTab = setUpTabs();
const typed = { ...emptyValues, title: 'Wind', subtitle: 'In the south', sector: 'energy' };
const titles = () => Object.values($unsaved.get()).map((changes) => changes?.title);

describe('two tabs with a new opportunity', () => {
  test('Two tabs with a new opportunity have separate texts and keys', async () => {
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

  test('A new tab lists the texts of closed tabs and opens one only on request', async () => {
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

  test('A reloaded tab has its own text and key again', async () => {
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

  test('A reloaded page waits until the lock of its predecessor ends', async () => {
    const before = await openTab();
    before.form().$values.set(typed);
    // A crashed page: its lock ends later, and it answers no messages.
    const held = await heldSilently('new/crashed');
    storeElsewhere('adminDraft:new/crashed', JSON.stringify({ ...typed, title: 'Reloaded', imageURL: [] }));
    const opening = openTab(undefined, [['adminForm:new', 'new/crashed']]);
    held.end();
    expect((await opening).form().$values.get().title).toBe('Reloaded');
  });

  test('A duplicated tab begins with its own empty form while the original is open', async () => {
    const original = await openTab();
    original.form().$values.set(typed);
    const copy = await openTab(undefined, original.storage);
    expect(copy.name()).not.toBe(original.name());
    expect(copy.form().$values.get().title).toBe('');
    copy.form().$values.setKey('title', 'Sun');
    expect(titles().toSorted()).toEqual(['Sun', 'Wind']);
  });

  test('A copy does not wait for a lock request that ignores its abort signal', async () => {
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

  test('Two copies that are restored at once open the text in one of them', async () => {
    const original = await openTab();
    original.form().$values.set(typed);
    original.close();
    const copies = await Promise.all([openTab(undefined, original.storage), openTab(undefined, original.storage)]);
    expect(copies.map((tab) => tab.form().$values.get().title).toSorted()).toEqual(['', 'Wind']);
  });

  test('Changes that are open in another tab cannot be continued or discarded', async () => {
    const [one, other] = [await openTab(), await openTab()];
    one.form().$values.set(typed);
    await other.inTab.continueWith(one.name());
    expect(other.name()).not.toBe(one.name());
    await other.inTab.discard(one.name());
    expect(readUnsaved(one.name())).toMatchObject(typed);
  });

  test('Continuing with other changes keeps what was typed in this tab', async () => {
    const gone = await openTab();
    gone.form().$values.set({ ...typed, title: 'Sun' });
    gone.close();
    const tab = await openTab();
    tab.form().$values.set(typed);
    await tab.inTab.continueWith(gone.name());
    expect(tab.form().$values.get().title).toBe('Sun');
    expect(titles().toSorted()).toEqual(['Sun', 'Wind']);
  });

  test('Unsaved changes from before forms had tab names are offered with their key', async () => {
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

describe('two tabs with one opportunity', () => {
  test('Two tabs with one opportunity keep separate edits, and the later save gets a conflict', async () => {
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

  test('Taking the other version shows it and saves on top of it', async () => {
    const tab = await taken();
    expect(tab.form().$values.get().title).toBe('Theirs');
    expect(imagesOf(tab.form())).toEqual(theirs.imageURL);
    expect(tab.form().$state.get()).toEqual({ kind: 'editing' });
    expect(titles()).toEqual([]);
    await tab.form().save();
    expect(bodyOf(1)).toMatchObject({ title: 'Theirs', version: 4 });
  });

  test('Undoing the take-over restores the typed text on its original version', async () => {
    const tab = await taken();
    expect(tab.inTab.$discarded.get()).toMatchObject({ changes: { title: 'Mine', version: 3 } });
    await tab.inTab.undoDiscard();
    expect(tab.form().$values.get().title).toBe('Mine');
    await tab.form().save();
    expect(bodyOf(1)).toMatchObject({ title: 'Mine', version: 3 });
  });
});

describe('the list of unsaved changes', () => {
  test('The list of unsaved changes marks those that are open in a tab, until it closes', async () => {
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

describe('discarding unsaved changes', () => {
  const upload = (path: string) => (path.endsWith('/upload') ? ok(imageName('c'), 201) : done());

  test('Discarding shows the stored version, and undo restores the changes with their images', async () => {
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

  test('Undo after another new opportunity was stored restores the changes for the next new form', async () => {
    server.mockImplementation((path) => (path.endsWith('/save') ? ok(lithium, 201) : done()));
    const tab = await openTab();
    tab.form().$values.set(typed);
    await tab.inTab.discard(tab.name());
    tab.form().$values.set({ ...typed, title: 'Lithium' });
    await tab.form().save('continue');
    await tab.inTab.undoDiscard();
    expect(tab.form().$record.get()?.id).toBe(lithium.id);
    expect(tab.form().$values.get().title).toBe('Lithium');
    tab.close();
    const next = await openTab(undefined, tab.storage);
    expect(next.form().isNew).toBe(true);
    expect(next.form().$values.get().title).toBe('Wind');
  });

  test('Discarding deletes the uploads when the page is left', async () => {
    server.mockImplementation(upload);
    const tab = await openTab(lithium);
    tab.form().addImages([new File(['x'], 'one.jpg')]);
    await tab.form().images.settle();
    await tab.inTab.discard(tab.name());
    tab.close();
    await eventually(() => expect(calls().slice(1)).toEqual([`DELETE /api/files/delete/${imageName('c')}`]));
  });
});

test('Unfinished uploads are registered for the warning on leaving the page', async () => {
  server.mockImplementation(() => new Promise(() => {}));
  const tab = await openTab();
  tab.form().addImages([new File(['x'], 'one.jpg')]);
  expect($unfinished.get()).toEqual(['one.jpg']);
  tab.close();
  expect($unfinished.get()).toEqual([]);
});

const listed = () => $listedUnsaved.get();

/** Holds the lock of unsaved changes like a page that is being unloaded: it still has the lock but answers no messages. */
function heldSilently(name: string): Promise<{ end(): void }> {
  return new Promise((resolve) => {
    void navigator.locks.request(`adminDraft:${name}`, () => new Promise<void>((end) => resolve({ end })));
  });
}
