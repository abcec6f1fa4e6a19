import type { AlsoEditing } from '#domain/calls/opportunities';
import type { Author } from '#domain/people';
import { done, type Step } from '../store/compare-and-swap.ts';
import { changeEvents, type Event } from '../store/event-buckets.ts';

/** A form that somebody has open, in one tab. */
interface OpenForm {
  readonly account: Author;
  /** A UUID of the tab, another one after it was left. */
  readonly tab: string;
  /** Not open any more. */
  readonly isLeft: boolean;
}

/**
 * Records that a form is open, or left, and returns who else has one of the same opportunity open. A report counts for
 * 45 seconds and is then gone like an expired rate limit, so that nothing has to be cleaned up. That a tab was left counts
 * as long, against a report that was under way and arrives later.
 */
export function reportEditing(id: string, form: OpenForm, now: number = Date.now()): Promise<AlsoEditing[]> {
  const own = form.isLeft ? leftOf(form.tab) : nameOf(form);
  return changeEvents('editing', id, now, (events): Step<readonly Event[], AlsoEditing[]> => {
    const others = events.filter((event) => !isOfTab(event, form.tab));
    const result = others.filter((event) => !isLeft(event)).map((event) => otherIn(event, form.account));
    const isWritten = events.some((event) => event.id === own && event.at === now);
    if (isWritten || events.some((event) => event.id === leftOf(form.tab))) return done(result);
    return { kind: 'write', value: [...others, { at: now, id: own }], result };
  });
}

/** The account, the tab and the name, in one text. */
const nameOf = ({ account, tab }: OpenForm): string => `${tab} ${account.id} ${account.name}`;

const leftOf = (tab: string): string => `${tab} left`;

const isLeft = ({ id }: Event): boolean => /^\S+ left$/.test(id);

const isOfTab = (event: Event, tab: string): boolean => event.id.startsWith(`${tab} `);

function otherIn(event: Event, account: Author): AlsoEditing {
  const [, id = '', ...name] = event.id.split(' ');
  return { name: name.join(' '), isYou: id === account.id };
}
