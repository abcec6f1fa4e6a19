import { expect, test } from 'vitest';
import { listedEnquiryOf } from '#domain/enquiry/admin-enquiry';
import { inboxQueries } from '#domain/enquiry/inbox-query';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { Export } from '../../../src/admin/inbox/EnquiryExports.tsx';
import { EnquiryRow } from '../../../src/admin/inbox/EnquiryRow.tsx';
import { $waitingEnquiries } from '../../../src/admin/inbox/enquiry-list.ts';
import { InboxActions } from '../../../src/admin/inbox/InboxActions.tsx';
import { InboxFilters } from '../../../src/admin/inbox/InboxFilters.tsx';
import { Inbox } from '../../../src/admin/inbox/InboxScreen.tsx';
import { mine, wind } from '../support/enquiry-samples.ts';
import { provideSession } from '../support/provide-session.ts';
import { buttonsNamed, rendered, textOf } from '../support/rendered.ts';

provideSession();

const nothing = () => {};
const actions = { isChosen: false, isBusy: false, onChoose: nothing, onFollowedUp: nothing, onGenuine: nothing };
const rowOf = (enquiry: typeof wind) =>
  rendered(<EnquiryRow enquiry={listedEnquiryOf(enquiry)} now={0} {...actions} />);
const filtersOf = (search: string) =>
  rendered(<InboxFilters query={inboxQueries.read(search)} enquiries={[listedEnquiryOf(wind)]} />);

test('A row of suspected spam gives the reasons and a button to take it out of quarantine', () => {
  const row = rowOf({ ...wind, state: 'quarantined', heldFor: ['haste', 'same-address'] });
  const { haste, 'same-address': sameAddress } = texts.suspicions;
  expect(textOf(row.body)).toContain(texts.inbox.held.replace('{reasons}', `${haste} and ${sameAddress}`));
  expect(buttonsNamed(row, texts.inbox.genuine)).toHaveLength(1);
  expect(buttonsNamed(rowOf(wind), texts.inbox.genuine)).toHaveLength(0);
});

test('A row counts the opportunities sent and those added by the team', () => {
  const row = rowOf({ ...wind, attached: ['a'], enquiry: { ...wind.enquiry, opportunities: ['b'] } });
  expect(textOf(row.body)).toContain('About 2 opportunities');
});

test('The inbox shows search and status; the other filters are behind a button that counts the active ones', () => {
  const closed = filtersOf('?state=new&q=wind');
  const [more] = buttonsNamed(closed, texts.filters.more);
  expect(textOf(more)).toBe(texts.filters.more);
  expect(more?.getAttribute('aria-expanded')).toBe('false');
  expect(closed.getElementById(more?.getAttribute('aria-controls') ?? '')?.hasAttribute('hidden')).toBe(true);

  const open = filtersOf('?due=follow-up&country=SE');
  const [active] = buttonsNamed(open, texts.filters.more);
  expect(textOf(active)).toBe('More filters (2)');
  expect(active?.getAttribute('aria-expanded')).toBe('true');
  const filters = open.getElementById(active?.getAttribute('aria-controls') ?? '');
  expect(filters?.hasAttribute('hidden')).toBe(false);
  expect(textOf(filters)).toContain(texts.inbox.due);
});

test('No status is preselected for several enquiries, and address cards are in a menu', () => {
  const chosen = [listedEnquiryOf(wind), listedEnquiryOf(mine)];
  const selection = { chosen, ids: new Set(chosen.map(({ id }) => id)), choose: nothing, clear: nothing };
  const bar = rendered(<InboxActions selection={selection} onDelete={nothing} />);
  expect(bar.querySelector('select option[selected]')?.getAttribute('value')).toBe('');
  expect(buttonsNamed(bar, texts.inboxActions.apply)[0]?.getAttribute('aria-disabled')).toBe('true');
  expect(textOf(bar.querySelector('details'))).toContain(texts.inboxActions.cards);
});

test('The export says how many enquiries it contains, and whether filters leave some out', () => {
  const said = (search: string) =>
    textOf(
      rendered(<Export query={inboxQueries.read(search)} enquiries={[listedEnquiryOf(wind), listedEnquiryOf(mine)]} />)
        .body,
    );
  expect(said('')).toContain(texts.exporting.all.other.replace('{count}', '2'));
  expect(said('?country=SE')).toContain(texts.exporting.filtered.other.replace('{count}', '2'));
});

test('The inbox shows the error of a failing notification, and that a site without an owner refuses enquiries, even when it is empty', () => {
  const notNotified = { count: 1, since: '2026-06-01T08:00:00.000Z', reason: '550 No such user' };
  $waitingEnquiries.set({ kind: 'loaded', response: { count: 0, notNotified, isWithoutOwner: true } });
  const page = textOf(rendered(<Inbox enquiries={[]} isWhole />).body);
  expect(page).toContain('The last error: 550 No such user');
  expect(page).toContain(texts.inbox.withoutOwner);
  $waitingEnquiries.set({ kind: 'loaded', response: { count: 0 } });
  expect(textOf(rendered(<Inbox enquiries={[]} isWhole />).body)).not.toContain(texts.inbox.withoutOwner);
});
