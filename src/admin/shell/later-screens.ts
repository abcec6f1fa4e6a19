import { type ComponentType, lazy } from 'react';
import { ApiError } from '../../api/request';

type ScreenOfOne = ComponentType<{ readonly id: string }>;

/** The components of the screens behind the login. */
export interface Screens {
  readonly Dashboard: ComponentType;
  readonly List: ComponentType;
  /** For a new opportunity without an id. */
  readonly Editor: ComponentType<{ readonly id?: string }>;
  readonly History: ScreenOfOne;
  readonly Trash: ComponentType;
  readonly Enquiries: ComponentType;
  readonly Enquiry: ScreenOfOne;
  readonly People: ComponentType;
  readonly Account: ComponentType;
  readonly Invitation: ScreenOfOne;
}

const opportunities = () => import('./opportunity-screens');
const editor = () => import('./editor-screens');
const inbox = () => import('../inbox/InboxScreen');
const enquiry = () => import('../enquiry/EnquiryScreen');
const people = () => import('./people-screens');

/** Lazily loaded screens, grouped into bundles by subject. An entry page replaces those that it bundles itself. */
export const laterScreens: Screens = {
  Dashboard: later(opportunities, ({ Dashboard }) => Dashboard),
  List: later(opportunities, ({ List }) => List),
  Trash: later(opportunities, ({ Trash }) => Trash),
  Editor: later(editor, ({ Editor }) => Editor),
  History: later(editor, ({ History }) => History),
  Enquiries: later(inbox, ({ InboxScreen }) => InboxScreen),
  Enquiry: later(enquiry, ({ EnquiryScreen }) => EnquiryScreen),
  People: later(people, ({ People }) => People),
  Account: later(people, ({ Account }) => Account),
  Invitation: later(people, ({ Invitation }) => Invitation),
};

function later<Module, Props>(load: () => Promise<Module>, screenIn: (module: Module) => ComponentType<Props>) {
  return lazy(async () => {
    try {
      return { default: screenIn(await load()) };
    } catch (cause) {
      // A failed import is a TypeError that mentions loading. Any other error comes from our own module.
      if (!(cause instanceof TypeError && /import|load|fetch/i.test(cause.message))) throw cause;
      throw new ApiError({ kind: 'network' }, { cause });
    }
  });
}

/** Prefetches the next screens while the browser is idle, in case the connection breaks before they are opened. */
export async function fetchNextScreens(): Promise<void> {
  if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
  await Promise.allSettled([opportunities(), editor()]);
}
