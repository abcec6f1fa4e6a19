import { atom, type MapStore, map, type ReadableAtom } from 'nanostores';
import { contentKeys } from '#domain/opportunity/content';
import { type Choices, choiceOf, type Difference, type Side } from '#domain/opportunity/merge';
import type { Opportunity } from '#domain/opportunity/opportunity';
import type { Previewed } from '#domain/opportunity/preview';
import { discardImages } from '../session/call';
import { altsWithout, altsWithThoseOf, type TypedImageAlts } from '../unsaved/form-image-alts';
import { type FormContent, type FormField, type FormValues, imagesOf, restoredValues } from '../unsaved/form-values';
import { dropUnsaved, readUnsaved } from '../unsaved/unsaved';
import { type Conflict, conflictOf, mergedForm } from './conflict-state';
import { type CheckedForm, checkForm, type FormProblems, problemsAfter, problemsWithin } from './form-problems';
import { unfinishedOf } from './form-unfinished';
import { storedNames, unfinishedFiles } from './images/form-image';
import { createFormImages, type FormImages } from './images/form-images';
import {
  type Base,
  baseFor,
  imagesOfBase,
  newBase,
  onTopOf,
  type SaveOutcome,
  sendSave,
  storeForm,
  valuesOfBase,
} from './save';

export type FormState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'saving' }
  | FormProblems
  | { readonly kind: 'images-failed' }
  | Conflict
  | Exclude<SaveOutcome, { readonly kind: 'forbidden' | 'invalid' | 'conflict' }>;

/**
 * One attempt to save: the base version, and the content. `question` is shown if nothing can be saved before it is
 * answered.
 */
interface Attempt {
  readonly base: Base;
  content(): FormContent | undefined;
  readonly question?: FormState;
}

/**
 * The form of a new or a stored opportunity. Input is stored as unsaved changes under the given name; if these exist
 * already, the form starts with them.
 */
export class OpportunityForm {
  readonly isNew: boolean;
  readonly $values: MapStore<FormValues>;
  readonly #state = atom<FormState>({ kind: 'editing' });
  readonly $state: ReadableAtom<FormState> = this.#state;
  readonly #restored = atom(false);
  /** Whether the form shows unsaved changes that were restored. */
  readonly $restored: ReadableAtom<boolean> = this.#restored;
  readonly #isStored = atom(true);
  /** Whether unsaved changes survive a reload; false if browser storage failed. */
  readonly $isStored: ReadableAtom<boolean> = this.#isStored;
  readonly #lostFiles = atom<readonly string[]>([]);
  /** Files chosen before a reload whose upload did not finish. */
  readonly $lostFiles: ReadableAtom<readonly string[]> = this.#lostFiles;
  readonly #choices = atom<Choices>({});
  /** The chosen side for each part that both sides of a conflict have changed. */
  readonly $choices: ReadableAtom<Choices> = this.#choices;
  readonly images: FormImages;
  /** Alternative texts of removed images, to restore with the image. */
  #removedAlts: TypedImageAlts = {};
  readonly #unsavedName: string;
  #base: Base;
  /** Base of `saveAsNew`. All its attempts share it, and so its idempotency key. */
  #copy = newBase();
  #attempt: Attempt | undefined;
  readonly #unbind: readonly (() => void)[];

  constructor(record: Opportunity | undefined, unsavedName: string) {
    const changes = readUnsaved(unsavedName);
    this.isNew = record === undefined;
    this.#unsavedName = unsavedName;
    this.#base = baseFor(record, changes);
    this.$values = map<FormValues>(restoredValues(valuesOfBase(this.#base), changes));
    this.#restored.set(changes !== undefined && !changes.untouched);
    this.#lostFiles.set(changes?.notUploaded ?? []);
    this.images = createFormImages(changes ? imagesOf(changes) : imagesOfBase(this.#base));
    this.#unbind = [
      this.$values.listen((_, __, changed) => this.#changed(changed === undefined ? contentKeys : [changed])),
      this.images.$images.listen(() => this.#changed(['imageURL'])),
      this.#lostFiles.listen(() => this.#changed([])),
    ];
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

  save(): Promise<FormState> {
    return this.#try(this.#asTyped(this.#base));
  }

  /** Saves the form's content as a new opportunity. */
  saveAsNew(): Promise<FormState> {
    return this.#try(this.#asTyped(this.#copy));
  }

  /** Repeats the failed attempt. */
  retry(): Promise<FormState> {
    return this.#try(this.#attempt ?? this.#asTyped(this.#base));
  }

  /** After a conflict: overwrites the stored version with the form's content. */
  keepMine(): Promise<FormState> {
    const state = this.#state.get();
    return this.#try(this.#asTyped(state.kind === 'conflict' ? onTopOf(state.theirs) : this.#base));
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
    return this.#try({ base: onTopOf(question.theirs), content, question });
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

  #asTyped(base: Base): Attempt {
    return { base, content: () => this.#content };
  }

  async #try(attempt: Attempt): Promise<FormState> {
    const before = this.#state.get();
    if (before.kind === 'saving') return before;
    this.#attempt = attempt;
    const checked = this.#check(attempt);
    const state = checked.kind === 'valid' ? await this.#send(attempt) : checked;
    this.#state.set(state);
    return state;
  }

  #check({ content, question = { kind: 'editing' } }: Attempt): CheckedForm | FormState {
    const form = content();
    return form ? checkForm(form) : question;
  }

  async #send(attempt: Attempt): Promise<FormState> {
    this.#state.set({ kind: 'saving' });
    if (!(await this.images.settle())) return { kind: 'images-failed' };
    const checked = this.#check(attempt);
    if (checked.kind !== 'valid') return checked;
    const outcome = await sendSave(attempt.base, checked.value);
    if (outcome.kind === 'forbidden') return { kind: 'editing' };
    if (outcome.kind === 'conflict') return conflictOf(this.#base, outcome.theirs, this.#content);
    if (outcome.kind === 'saved') this.#finish(outcome.opportunity);
    return outcome;
  }

  #finish(saved: Opportunity): void {
    const named = [...saved.imageURL, ...imagesOfBase(this.#base)];
    const leftOut = this.#content.imageURL.filter((name) => !named.includes(name));
    this.#show(this.isNew ? newBase() : onTopOf(saved));
    this.#copy = newBase();
    void discardImages(leftOut);
  }

  /** Replaces the form's content with a stored record, or empties it. */
  #show(base: Base): void {
    this.#forgetRemoved();
    this.#base = base;
    this.$values.set(valuesOfBase(base));
    this.images.replace(imagesOfBase(base));
    this.#restored.set(false);
    this.#lostFiles.set([]);
    this.#choices.set({});
    dropUnsaved(this.#unsavedName);
  }

  /** Deletes removed images, except those that a saved record references. */
  #forgetRemoved(): void {
    const kept = imagesOfBase(this.#base);
    const unnamed = this.images.forgetRemoved().filter((name) => !kept.includes(name));
    this.#removedAlts = {};
    if (unnamed.length > 0) void discardImages(unnamed);
  }

  /** Stores the unsaved changes, and hides the errors of changed fields that are valid now. */
  #changed(fields: readonly FormField[]): void {
    const notUploaded = [...this.#lostFiles.get(), ...unfinishedFiles(this.images.$images.get())];
    this.#isStored.set(storeForm(this.#unsavedName, this.#base, this.#content, notUploaded));
    for (const field of fields) this.#correct(field);
  }

  #correct(field: FormField): void {
    const state = this.#state.get();
    if (state.kind !== 'incomplete' && state.kind !== 'invalid') return;
    if (Object.keys(problemsWithin(state.fields, field)).length === 0) return;
    this.#state.set(problemsAfter(state, field, this.#content) ?? { kind: 'editing' });
  }
}
