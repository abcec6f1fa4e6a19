import { limits } from '#domain/limits';
import type { SectorKey } from '#domain/sector';
import type { FormField } from './state/form-values';

const megabytes = limits.uploadBytes / 1024 / 1024;

/** The words of the admin area. Those in Spanish are fixed (docs/specification.md §6.10), shown with `lang="es"`. */
export const texts = {
  site: 'Invest Argentina',
  skipToContent: 'Skip to content',
  viewSite: 'View site',
  titles: {
    login: 'Log in',
    list: 'Opportunities',
    create: 'New opportunity',
    edit: 'Edit opportunity',
  },
  login: {
    area: 'Administration',
    username: 'Username',
    password: 'Password',
    submit: 'Log in',
    submitting: 'Logging in…',
    refused: 'Usuario no valido',
    missing: { username: 'Enter your username.', password: 'Enter your password.' },
    tooLong: 'This is too long.',
    failed: 'You could not be logged in.',
  },
  sidebar: {
    heading: 'Dashboard',
    menu: 'Menu',
    opportunities: 'Opportunities',
    create: 'Upload',
    logOut: 'Log out',
  },
  forbidden: {
    message: 'Error 403: Acceso no autorizado. Intenta iniciar sesión nuevamente.',
    confirm: 'Log in again',
    kept: 'What you typed is kept: you will find it again after logging in.',
  },
  toasts: {
    updated: 'Opportunity updated',
    saved: 'Opportunity saved',
    deleted: 'Opportunity deleted',
  },
  list: {
    create: 'New opportunity',
    loading: 'Loading opportunities…',
    failed: 'The opportunities could not be loaded.',
    tryAgain: 'Try again',
    empty: 'There are no opportunities yet.',
    view: 'View',
    edit: 'Edit',
    delete: 'Delete',
    unsaved: 'Not saved yet:',
    untitled: 'Untitled',
    openElsewhere: 'open in another tab',
  },
  deletion: {
    question: 'Are you sure you want to delete the opportunity?',
    confirm: 'Delete',
    deleting: 'Deleting…',
    cancel: 'Cancel',
    failed: 'The opportunity could not be deleted.',
    changed: 'It has been changed since you opened the list. Close this and look at it again.',
  },
  damaged: {
    title: 'Damaged record',
    explanation: 'It is stored but cannot be read. Export it before you delete it.',
    export: 'Export',
    exportFailed: 'The record could not be exported.',
    question: 'Are you sure you want to delete the damaged record?',
  },
  form: {
    chooseSector: 'Choose a sector',
    languageHint: 'The one that title, subtitle and description are written in.',
    save: 'Save',
    saving: 'Saving…',
    incomplete: 'Please fill all the fields',
    invalid: 'Nothing was saved. Please check the marked fields.',
    failed: 'The opportunity could not be saved. Nothing you typed is lost.',
    imagesFailed: 'Nothing was saved. Try again, or remove the pictures that could not be uploaded.',
    gone: 'This opportunity has been deleted meanwhile. Nothing you typed is lost.',
    saveAsNew: 'Save as a new opportunity',
    tryAgain: 'Try again',
    close: 'Close',
    restored: 'Draft restored',
    restoredDetail: 'You had typed this before without saving it.',
    discard: 'Discard',
    notKept:
      'What you type is not kept: this browser’s storage is full or blocked. Save before you leave or reload this page.',
  },
  unsaved: {
    newOnes: 'Unsaved opportunities',
    edits: 'Unsaved changes to this opportunity',
    explanation: 'Typed before, and not saved. Nothing of it is lost.',
    continue: 'Continue',
    discard: 'Discard',
    discarded: 'Discarded',
    undo: 'Undo',
  },
  leaving: {
    question: 'Leave before the pictures are uploaded?',
    explanation: 'These files are not uploaded yet. Everything else you typed is kept.',
    stay: 'Stay',
    leave: 'Leave',
  },
  logOut: {
    question: 'Keep unsaved texts on this computer?',
    explanation: 'Whoever uses this browser next can read them.',
    keep: 'Keep',
    discard: 'Discard',
    cancel: 'Stay logged in',
  },
  images: {
    choose: 'Add pictures',
    hint: `JPEG, PNG, WebP or AVIF, up to ${megabytes} MB each, at most ${limits.imagesPerOpportunity}. The first is shown on cards.`,
    error: 'Error uploading image',
    card: 'Card picture',
    waiting: 'Waiting',
    uploading: 'Uploading…',
    failed: 'Not uploaded',
    retry: 'Try again',
    remove: 'Remove',
    earlier: 'Move earlier',
    later: 'Move later',
    lostHeading: 'Some pictures were not uploaded',
    lostDismiss: 'Dismiss',
  },
  conflict: {
    field: 'Field',
    mine: 'Yours',
    empty: 'Empty',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    takeSaved: 'Take what was saved',
    /** Somebody else has saved the opportunity since it was opened. */
    other: {
      heading: 'Someone else saved this opportunity meanwhile',
      explanation: 'Nothing was overwritten, and nothing you typed is lost. The two versions differ here:',
      theirs: 'Theirs',
    },
    /** A new opportunity was saved by an attempt whose answer was lost, and then the form was changed. */
    earlier: {
      heading: 'An earlier attempt to save this form did arrive',
      explanation:
        'Its answer was lost. Nothing was overwritten since. What you typed differs from what was saved here:',
      theirs: 'Saved',
    },
  },
  edit: {
    loading: 'Loading the opportunity…',
    failed: 'The opportunity could not be loaded.',
    missing: 'There is no opportunity at this address. It may have been deleted.',
    startAnew: 'Start a new opportunity with what you typed',
    back: 'Back to opportunities',
  },
} as const;

/** What the fields are called, in the form and in comparisons. */
export const fieldLabels = {
  title: 'Title',
  subtitle: 'Subtitle',
  sector: 'Sector',
  language: 'Language of the text',
  description: 'Description',
  imageURL: 'Pictures',
} as const satisfies Record<FormField, string>;

/** What the administrator's sector choice calls each sector (docs/data.md §5). */
export const sectorLabels = {
  aerospace: 'Aerospace',
  agriculture: 'Agriculture',
  education: 'Education',
  energy: 'Energy',
  fishing: 'Fishing',
  industrial: 'Industrial',
  mining: 'Mining',
  'real-state': 'Real Estate',
  research: 'Research',
  tech: 'Technology',
  tourism: 'Tourism',
  vineyards: 'Vineyards',
} as const satisfies Record<SectorKey, string>;
