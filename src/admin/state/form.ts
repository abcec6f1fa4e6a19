import { atom, type MapStore, map, type ReadableAtom } from 'nanostores';
import { contentKeys } from '#domain/opportunity/content';
import { type Choices, choiceOf, type Difference, type Side } from '#domain/opportunity/merge';
import type { Opportunity } from '#domain/opportunity/opportunity';
import type { Previewed } from '#domain/opportunity/preview';
import { discardImages } from './call';
import { type Conflict, conflictOf, mergedForm } from './conflict';
import { storedNames, unfinishedFiles } from './form-image';
import { altsWithout, altsWithThoseOf, type TypedImageAlts } from './form-image-alts';
import { createFormImages, type FormImages } from './form-images';
import { type CheckedForm, checkForm, type FormProblems, problemsAfter, problemsWithin } from './form-problems';
import { unfinishedOf } from './form-unfinished';
import { keepForm } from './form-unsaved';
import {
  emptyValues,
  type FormContent,
  type FormField,
  type FormValues,
  imagesOf,
  restoredValues,
  valuesOf,
} from './form-values';
import { type Base, baseFor, imagesOfBase, newBase, onTopOf, type SaveOutcome, sendSave } from './save';
import { dropUnsaved, readUnsaved } from './unsaved';

export type FormState =
  | { readonly kind: 'editing' }
  | { readonly kind: 'saving' }
  | FormProblems
  | { readonly kind: 'images-failed' }
  | Conflict
  | Exclude<SaveOutcome, { readonly kind: 'forbidden' | 'invalid' | 'conflict' }>;

/** One way of saving: on top of what, and what; `asked` is what stands in its way where there is nothing to save yet. */
interface Attempt {
  readonly base: Base;
  content(): FormContent | undefined;
  readonly asked?: FormState;
}

/**
 * The form of a new opportunity, or of one that is stored. What is typed is kept as the unsaved changes of the given name;
 * if some are there already, the form begins with them.
 */
export class OpportunityForm {
  /** Whether it is for a new opportunity, not for one that is stored. */
  readonly isNew: boolean;
  readonly $values: MapStore<FormValues>;
  readonly #state = atom<FormState>({ kind: 'editing' });
  readonly $state: ReadableAtom<FormState> = this.#state;
  readonly #restored = atom(false);
  /** Whether the form shows unsaved changes that were restored. */
  readonly $restored: ReadableAtom<boolean> = this.#restored;
  readonly #isKept = atom(true);
  /** Whether what is typed is kept beyond this page. */
  readonly $isKept: ReadableAtom<boolean> = this.#isKept;
  readonly #lostFiles = atom<readonly string[]>([]);
  /** Files that were chosen before the form was restored, and did not become images. */
  readonly $lostFiles: ReadableAtom<readonly string[]> = this.#lostFiles;
  readonly #choices = atom<Choices>({});
  /** What was chosen where both sides of a conflict have changed the same. */
  readonly $choices: ReadableAtom<Choices> = this.#choices;
  readonly images: FormImages;
  /** What was said of images that were removed, for when they are put back. */
  #removedAlts: TypedImageAlts = {};
  readonly #unsavedName: string;
  #base: Base;
  /** What `saveAsNew` saves on top of: the same for all its attempts. */
  #copy = newBase();
  #attempt: Attempt | undefined;
  readonly #unbind: readonly (() => void)[];

  constructor(record: Opportunity | undefined, unsavedName: string) {
    const changes = readUnsaved(unsavedName);
    this.isNew = record === undefined;
    this.#unsavedName = unsavedName;
    this.#base = baseFor(record, changes);
    this.$values = map<FormValues>(restoredValues(record ? valuesOf(record) : emptyValues, changes));
    this.#restored.set(changes !== undefined);
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
  }

  addImages(files: readonly File[]): void {
    const chosen = files.map(({ name }) => name);
    this.#lostFiles.set(this.#lostFiles.get().filter((name) => !chosen.includes(name)));
    this.images.add(files);
  }

  /** Takes an image out of the form, until `undoRemoval` puts it back. */
  removeImage(key: string): void {
    const removed = this.images.remove(key);
    if (removed?.kind !== 'stored') return;
    const { imageAlts } = this.$values.get();
    this.#removedAlts = { ...this.#removedAlts, ...imageAlts };
    this.$values.setKey('imageAlts', altsWithout(imageAlts, removed.name));
  }

  /** Puts the image that was removed last back, with what was said of it. */
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

  /** Saves what was typed as an opportunity of its own. */
  saveAsNew(): Promise<FormState> {
    return this.#try(this.#asTyped(this.#copy));
  }

  /** Tries again what has failed, in the same way. */
  retry(): Promise<FormState> {
    return this.#try(this.#attempt ?? this.#asTyped(this.#base));
  }

  /** After a conflict: saves what was typed on top of the other version. */
  keepMine(): Promise<FormState> {
    const state = this.#state.get();
    return this.#try(this.#asTyped(state.kind === 'conflict' ? onTopOf(state.theirs) : this.#base));
  }

  /** After a conflict: which side counts where both have changed the same. */
  choose(side: Side, difference: Difference): void {
    this.#choices.set({ ...this.#choices.get(), [difference.place]: choiceOf(side, difference) });
  }

  /** After a conflict: saves on top of the other version what each side alone has changed, and what was chosen. */
  saveMerged(): Promise<FormState> {
    const asked = this.#state.get();
    if (asked.kind !== 'conflict') return this.retry();
    const content = () => mergedForm(asked, this.#content, this.#choices.get());
    return this.#try({ base: onTopOf(asked.theirs), content, asked });
  }

  /** Gives up what was typed as a new opportunity, for what an earlier attempt has saved of it. */
  takeSaved(): void {
    const state = this.#state.get();
    if (state.kind !== 'conflict') return;
    const uploaded = this.#content.imageURL.filter((name) => !state.theirs.imageURL.includes(name));
    this.#show(newBase());
    this.#state.set({ kind: 'editing' });
    void discardImages(uploaded);
  }

  /** What the page would be made of if the form were saved now, as far as it goes. */
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

  #check({ content, asked = { kind: 'editing' } }: Attempt): CheckedForm | FormState {
    const form = content();
    return form ? checkForm(form) : asked;
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

  /** Shows a stored record, or an empty form, in place of what was typed. */
  #show(base: Base): void {
    this.#forgetRemoved();
    this.#base = base;
    this.$values.set(base.kind === 'record' ? valuesOf(base.record) : emptyValues);
    this.images.replace(imagesOfBase(base));
    this.#restored.set(false);
    this.#lostFiles.set([]);
    this.#choices.set({});
    dropUnsaved(this.#unsavedName);
  }

  /** Deletes what was removed, but for what a save has named. */
  #forgetRemoved(): void {
    const kept = imagesOfBase(this.#base);
    const unnamed = this.images.forgetRemoved().filter((name) => !kept.includes(name));
    this.#removedAlts = {};
    if (unnamed.length > 0) void discardImages(unnamed);
  }

  /** Keeps what the form holds, and takes back what was said of the changed fields where they are right now. */
  #changed(fields: readonly FormField[]): void {
    const notUploaded = [...this.#lostFiles.get(), ...unfinishedFiles(this.images.$images.get())];
    this.#isKept.set(keepForm(this.#unsavedName, this.#base, this.#content, notUploaded));
    for (const field of fields) this.#correct(field);
  }

  #correct(field: FormField): void {
    const state = this.#state.get();
    if (state.kind !== 'incomplete' && state.kind !== 'invalid') return;
    if (Object.keys(problemsWithin(state.fields, field)).length === 0) return;
    this.#state.set(problemsAfter(state, field, this.#content) ?? { kind: 'editing' });
  }
}
