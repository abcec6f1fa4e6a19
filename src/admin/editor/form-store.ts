import { atom, type MapStore, map, type ReadableAtom } from 'nanostores';
import type { Language } from '#domain/language';
import { contentKeys } from '#domain/opportunity/content';
import { type Choices, choiceOf, type Difference, type Side } from '#domain/opportunity/merge';
import type { Opportunity } from '#domain/opportunity/opportunity';
import type { Previewed } from '#domain/opportunity/preview';
import { checksToSend } from '../form-values/form-translations';
import {
  altsWithout,
  altsWithThoseOf,
  type FormContent,
  type FormField,
  type FormValues,
  imagesOf,
  restoredValues,
  type TypedImageAlts,
} from '../form-values/form-values';
import { discardImages } from '../session/call';
import { dropUnsaved, readUnsaved, storeUnsaved } from '../unsaved/unsaved';
import { conflictOf, mergedForm } from './conflict-state';
import { problemsAfter, problemsWithin, unfinishedOf } from './form-problems';
import { type FormState, prepared, type SaveAttempt, type Saved } from './form-state';
import { storedNames, unfinishedFiles } from './images/form-image';
import { createFormImages, type FormImages } from './images/form-images';
import {
  type Base,
  baseFor,
  contentOfBase,
  imagesOfBase,
  newBase,
  onTopOf,
  type SaveAction,
  sendSave,
  statusOf,
  unsavedChanges,
  withStatusAfter,
} from './save';

/**
 * The form of a new or a stored opportunity. Input is stored as unsaved changes under the given name; if these exist
 * already, the form starts with them.
 */
export class FormStore {
  readonly $values: MapStore<FormValues>;
  readonly #state = atom<FormState>({ kind: 'editing' });
  readonly $state: ReadableAtom<FormState> = this.#state;
  readonly #restored = atom(false);
  /** Whether the form shows unsaved changes that were restored. */
  readonly $restored: ReadableAtom<boolean> = this.#restored;
  readonly #record = atom<Opportunity | undefined>(undefined);
  /** The stored record as the form knows it; `undefined` for a new opportunity. */
  readonly $record: ReadableAtom<Opportunity | undefined> = this.#record;
  readonly #isUnsaved = atom(false);
  /** Whether the form differs from what was saved. */
  readonly $isUnsaved: ReadableAtom<boolean> = this.#isUnsaved;
  readonly #isStored = atom(true);
  /** Whether unsaved changes survive a reload; false if browser storage failed. */
  readonly $isStored: ReadableAtom<boolean> = this.#isStored;
  readonly #lostFiles = atom<readonly string[]>([]);
  /** Files chosen before a reload whose upload did not finish. */
  readonly $lostFiles: ReadableAtom<readonly string[]> = this.#lostFiles;
  readonly #choices = atom<Choices>({});
  /** The chosen side for each part that both sides of a conflict have changed. */
  readonly $choices: ReadableAtom<Choices> = this.#choices;
  /** The language that is being translated into, which the preview follows; `undefined` for the original. */
  readonly $worked = atom<Language | undefined>(undefined);
  readonly images: FormImages;
  /** Alternative texts of removed images, to restore with the image. */
  #removedAlts: TypedImageAlts = {};
  #unsavedName: string;
  #base: Base;
  /** The form's content as last saved, as it was typed. */
  #saved: FormContent;
  /** Images that some version of the record refers to. */
  readonly #referenced: Set<string>;
  /** Base of `saveAsNew`. All its attempts share it, and so its idempotency key. */
  #copy = newBase();
  #attempt: SaveAttempt | undefined;
  readonly #unbind: readonly (() => void)[];

  constructor(record: Opportunity | undefined, unsavedName: string) {
    const changes = readUnsaved(unsavedName);
    this.#unsavedName = unsavedName;
    this.#base = baseFor(record, changes);
    this.#record.set(record);
    this.#saved = contentOfBase(this.#base);
    this.#referenced = new Set(imagesOfBase(this.#base));
    // Unsaved changes of a stored record contain no change of the status: only actions change it.
    const changed = record ? { ...changes, ...statusOf(record) } : changes;
    this.$values = map<FormValues>(restoredValues(this.#saved, changed));
    this.#restored.set(changes !== undefined && !changes.untouched);
    this.#isUnsaved.set(this.#restored.get());
    this.#lostFiles.set(changes?.notUploaded ?? []);
    this.images = createFormImages(changes ? imagesOf(changes) : imagesOfBase(this.#base));
    this.#unbind = [
      this.$values.listen((_, __, changed) =>
        this.#changed(changed === undefined ? contentKeys : contentKeys.filter((key) => key === changed)),
      ),
      this.images.$images.listen(() => this.#changed(['imageURL'])),
      this.#lostFiles.listen(() => this.#changed([])),
    ];
  }

  get isNew(): boolean {
    return this.#base.kind === 'new';
  }

  /** Stores unsaved changes under another name from now on. */
  rename(unsavedName: string): void {
    dropUnsaved(this.#unsavedName);
    this.#unsavedName = unsavedName;
    this.#changed([]);
  }

  close(): void {
    for (const stop of this.#unbind) stop();
    this.images.close();
    this.#forgetRemoved();
    if (readUnsaved(this.#unsavedName)?.untouched) dropUnsaved(this.#unsavedName);
  }

  addImages(files: readonly File[]): void {
    const chosen = files.map(({ name }) => name);
    this.#lostFiles.set(this.#lostFiles.get().filter((name) => !chosen.includes(name)));
    this.images.add(files);
  }

  /** Removes an image until `undoRemoval`. */
  removeImage(key: string): void {
    const removed = this.images.remove(key);
    if (removed?.kind !== 'stored') return;
    const { imageAlts } = this.$values.get();
    this.#removedAlts = { ...this.#removedAlts, ...imageAlts };
    this.$values.setKey('imageAlts', altsWithout(imageAlts, removed.name));
  }

  /** Restores the image that was removed last, with its alternative texts. */
  undoRemoval(): void {
    const image = this.images.undoRemoval();
    if (image?.kind !== 'stored') return;
    this.$values.setKey('imageAlts', altsWithThoseOf(image.name, this.#removedAlts, this.$values.get().imageAlts));
  }

  forgetLostFiles(): void {
    this.#lostFiles.set([]);
  }

  save(action: SaveAction = 'finish'): Promise<FormState> {
    return this.#try(this.#asTyped(this.#base, action));
  }

  /** Saves the form's content as a new opportunity, with the action of the last attempt. */
  saveAsNew(): Promise<FormState> {
    return this.#try(this.#asTyped(this.#copy, this.#action));
  }

  /** Repeats the failed attempt. */
  retry(): Promise<FormState> {
    return this.#try(this.#attempt ?? this.#asTyped(this.#base, 'continue'));
  }

  /** After a conflict: overwrites the stored version with the form's content. */
  keepMine(): Promise<FormState> {
    const state = this.#state.get();
    return this.#try(this.#asTyped(state.kind === 'conflict' ? onTopOf(state.theirs) : this.#base, this.#action));
  }

  /** After a conflict: chooses a side for a part that both have changed. */
  choose(side: Side, difference: Difference): void {
    this.#choices.set({ ...this.#choices.get(), [difference.place]: choiceOf(side, difference) });
  }

  /** After a conflict: saves the merge of both sides, with the chosen side for parts that both have changed. */
  saveMerged(): Promise<FormState> {
    const question = this.#state.get();
    if (question.kind !== 'conflict') return this.retry();
    const content = () => mergedForm(question, this.#content, this.#choices.get());
    return this.#try({ base: onTopOf(question.theirs), action: this.#action, content, question });
  }

  /** Discards the form's content in favour of the opportunity that an earlier attempt has saved. */
  takeSaved(): void {
    const state = this.#state.get();
    if (state.kind !== 'conflict') return;
    const uploaded = this.#content.imageURL.filter((name) => !state.theirs.imageURL.includes(name));
    this.#show(newBase());
    this.#state.set({ kind: 'editing' });
    void discardImages(uploaded);
  }

  /** The content for a preview of the page: the form as far as it is valid. */
  get previewed(): Previewed {
    const base = this.#base;
    const stored = base.kind === 'record' ? { id: base.record.id, createdAt: base.record.createdAt } : {};
    return { ...unfinishedOf(this.#content), ...stored };
  }

  get #content(): FormContent {
    return { ...this.$values.get(), imageURL: storedNames(this.images.$images.get()) };
  }

  get #action(): SaveAction {
    return this.#attempt?.action ?? 'continue';
  }

  #asTyped(base: Base, action: SaveAction): SaveAttempt {
    return { base, action, content: () => withStatusAfter(action, this.#base, this.#content) };
  }

  async #try(attempt: SaveAttempt): Promise<FormState> {
    const before = this.#state.get();
    if (before.kind === 'saving') return before;
    this.#attempt = attempt;
    const ready = prepared(attempt);
    const state = ready.kind === 'valid' ? await this.#send(attempt) : ready;
    this.#state.set(state);
    return state;
  }

  async #send(attempt: SaveAttempt): Promise<FormState> {
    // The choices of a conflict disappear with it, and a merge replaces what was typed.
    const acceptsInput = attempt.action !== 'finish' && this.#state.get().kind !== 'conflict';
    this.#state.set({ kind: 'saving', acceptsInput });
    if (!(await this.images.settle())) return { kind: 'images-failed' };
    const ready = prepared(attempt);
    if (ready.kind !== 'valid') return ready;
    const outcome = await sendSave(attempt.base, { ...ready.value, ...checksToSend(ready.form.checked) });
    if (outcome.kind === 'forbidden') return { kind: 'editing' };
    if (outcome.kind === 'conflict') return conflictOf(this.#base, outcome.theirs, ready.form);
    if (outcome.kind !== 'saved') return outcome;
    const saved = { ...outcome, before: this.#record.get(), stays: attempt.action !== 'finish' };
    if (acceptsInput) this.#continue(outcome.opportunity, ready.form);
    else this.#finish(saved);
    return saved;
  }

  /** Goes on from a saved record and keeps the form as it is, with what was typed during the save. */
  #continue(saved: Opportunity, content: FormContent): void {
    this.#base = onTopOf(saved);
    this.#saved = { ...content, ...statusOf(saved) };
    for (const name of saved.imageURL) this.#referenced.add(name);
    this.#record.set(saved);
    this.#copy = newBase();
    this.#restored.set(false);
    this.#lostFiles.set([]);
    this.$values.setKey('status', saved.status);
    this.$values.setKey('publishAt', saved.publishAt ?? '');
    if (this.$values.get().checked === content.checked) this.$values.setKey('checked', {});
    this.#changed([]);
  }

  #finish({ opportunity: saved, before, stays }: Saved): void {
    const named = [...saved.imageURL, ...imagesOfBase(this.#base)];
    const leftOut = this.#content.imageURL.filter((name) => !named.includes(name));
    this.#show(before || stays ? onTopOf(saved) : newBase());
    this.#copy = newBase();
    void discardImages(leftOut);
  }

  /** Replaces the form's content with a stored record, or empties it. */
  #show(base: Base): void {
    this.#forgetRemoved();
    this.#base = base;
    this.#record.set(base.kind === 'record' ? base.record : undefined);
    this.#saved = contentOfBase(base);
    for (const name of imagesOfBase(base)) this.#referenced.add(name);
    const { imageURL, ...values } = this.#saved;
    this.$values.set(values);
    this.images.replace(imageURL);
    this.#restored.set(false);
    this.#lostFiles.set([]);
    this.#choices.set({});
    dropUnsaved(this.#unsavedName);
    this.#isUnsaved.set(false);
  }

  /** Deletes removed images, except those that a saved record references. */
  #forgetRemoved(): void {
    const unnamed = this.images.forgetRemoved().filter((name) => !this.#referenced.has(name));
    this.#removedAlts = {};
    if (unnamed.length > 0) void discardImages(unnamed);
  }

  /** Stores the unsaved changes, and hides the errors of changed fields that are valid now. */
  #changed(fields: readonly FormField[]): void {
    const notUploaded = [...this.#lostFiles.get(), ...unfinishedFiles(this.images.$images.get())];
    const changes = unsavedChanges(this.#base, this.#saved, this.#content, notUploaded);
    this.#isUnsaved.set(changes !== undefined);
    if (!changes) dropUnsaved(this.#unsavedName);
    this.#isStored.set(!changes || storeUnsaved(this.#unsavedName, changes));
    for (const field of fields) this.#correct(field);
  }

  #correct(field: FormField): void {
    const state = this.#state.get();
    if (state.kind !== 'incomplete' && state.kind !== 'invalid') return;
    if (Object.keys(problemsWithin(state.fields, field)).length === 0) return;
    this.#state.set(problemsAfter(state, field, this.#content) ?? { kind: 'editing' });
  }
}
