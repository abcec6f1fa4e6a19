import { expect, test, vi } from 'vitest';
import { type ErrorCode, errorStatuses } from '#domain/calls/errors';
import { contentKeys } from '#domain/opportunity/content';
import { fieldProblems } from '#domain/text';
import { missingFields } from '../../../src/admin/editor/editor-messages.ts';
import { imageMessage } from '../../../src/admin/editor/images/image-messages.ts';
import { failureMessage, fieldMessage, formatDay, statusText } from '../../../src/admin/i18n/messages.ts';
import { textsIn } from '../../../src/admin/i18n/texts.ts';
import { opportunityCount } from '../../../src/admin/opportunities/opportunity-list.ts';
import { ApiError } from '../../../src/api/request.ts';

const { fields } = textsIn('en');

const refused = (error: ErrorCode, retryAfter?: number) =>
  new ApiError({
    kind: 'refused',
    status: errorStatuses[error],
    body: { error, message: 'for developers' },
    ...(retryAfter !== undefined && { retryAfter }),
  });

test.each([
  [new ApiError({ kind: 'network' }), 'could not be reached'],
  [new ApiError({ kind: 'timeout' }), 'took too long'],
  [refused('too-many-requests', 40), 'Try again in 40 seconds.'],
  [refused('too-many-requests', 1), 'Try again in 1 second.'],
  [refused('too-many-requests', 0), 'Try again in 1 second.'],
  [refused('too-many-requests', 600), 'Try again in 10 minutes.'],
  [refused('too-many-requests'), 'Try again in a moment.'],
  [refused('unavailable', 5), 'not available at the moment. Try again in 5 seconds.'],
  [new ApiError({ kind: 'unreadable', status: 502 }), '(502)'],
])('A failed call shows its reason (%#)', (error, message) => {
  expect(failureMessage(error)).toContain(message);
});

test('The server’s message for developers is not shown', () => {
  expect(failureMessage(refused('internal'))).not.toContain('developers');
});

test.each([
  ['title', 'required', 'Enter the title.'],
  ['sector', 'required', 'Choose a sector.'],
  ['title', 'too-long', 'Title: at most 160 characters.'],
  ['description', 'too-long', 'Description: at most 20,000 characters.'],
  ['imageURL', 'not-stored', 'A picture is missing from the server. Remove it and add it again.'],
] as const)('The field %s has the right message for the problem “%s”: %s', (field, problem, message) => {
  expect(fieldMessage(field, fields[field], problem)).toBe(message);
});

test('The message about empty required fields lists only those, in the order of the form', () => {
  const problems = { 'investment.from': 'required', sector: 'required', title: 'required', deadline: 'date' } as const;
  expect(missingFields(problems)).toBe('Title, Sector, Investment');
});

test.each(contentKeys)('The message for every problem of %s is a full sentence', (field) => {
  for (const problem of fieldProblems) expect(fieldMessage(field, fields[field], problem)).toMatch(/^[A-Z].*\.$/);
});

test.each([
  [{ kind: 'too-large', file: 'a.jpg' }, '“a.jpg” has more than 4 MB, and this browser cannot make it smaller.'],
  [{ kind: 'too-many', file: 'a.jpg' }, '“a.jpg” was not added: the limit is 20 pictures.'],
  [
    { kind: 'failed', file: 'a.jpg', error: refused('too-large') },
    '“a.jpg” is too large. Save it smaller, then add it again.',
  ],
  [{ kind: 'failed', file: 'a.txt', error: refused('unsupported-type') }, 'is not a JPEG, PNG, WebP or AVIF picture.'],
  [
    { kind: 'failed', file: 'a.jpg', error: refused('unreadable-image') },
    'cannot be read as a picture. It may be damaged. Choose another.',
  ],
  [{ kind: 'failed', file: 'a.jpg', error: new ApiError({ kind: 'network' }) }, 'could not be reached'],
] as const)('A file that could not be added shows its reason (%#)', (problem, message) => {
  expect(imageMessage(problem)).toContain(message);
});

test('The count of opportunities uses singular, plural and digit groups', () => {
  expect([0, 1, 2, 1200].map(opportunityCount)).toEqual([
    '0 opportunities',
    '1 opportunity',
    '2 opportunities',
    '1,200 opportunities',
  ]);
});

test.each([
  ['investment.from', 'Investment from', 'required', 'Enter the sum, or the lower end of the range.'],
  [
    'investment.to',
    'Investment up to',
    'number',
    'Investment up to: whole US dollars from 1 to 1,000,000,000,000, such as 180,000,000 or 180 million.',
  ],
  ['investment', 'Investment', 'range', 'Investment: the upper end of the range is below the lower end.'],
  ['deadline', 'Deadline', 'date', 'Deadline: enter a valid date.'],
  ['confirmedOn', 'On', 'date', 'On: enter a valid date, no later than today in Argentina.'],
  ['note', 'New note', 'required', 'Write the note first.'],
  ['note', 'New note', 'too-long', 'New note: at most 2,000 characters.'],
  ['note', 'New note', 'too-many', 'An enquiry has at most 200 notes.'],
  ['assignee', 'Assigned to', 'too-long', 'Assigned to: at most 120 characters.'],
  ['translations.es.title', 'Title in Spanish', 'required', 'Enter the title in Spanish.'],
  ['translations.es.title', 'Title in Spanish', 'too-long', 'Title in Spanish: at most 160 characters.'],
  [
    `imageAlts.${'a'.repeat(32)}.webp.en`,
    'What picture 1 shows',
    'too-long',
    'What picture 1 shows: at most 250 characters.',
  ],
] as const)(
  'The part %s with the label “%s” has its own message for the problem “%s”',
  (place, label, problem, message) => {
    expect(fieldMessage(place, label, problem)).toBe(message);
  },
);

test('A day is written with its year only if that is not the current one', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23) });
  expect(formatDay(new Date(2026, 0, 5).getTime())).toBe('5 Jan');
  expect(formatDay(new Date(2025, 11, 31).getTime())).toBe('31 Dec 2025');
  vi.useRealTimers();
});

test('A scheduled time has its year only if this is not the current year in Argentina', () => {
  vi.useFakeTimers({ now: new Date('2027-01-01T02:00:00Z') });
  const scheduled = (publishAt: string) => statusText({ status: 'draft', publishAt }).replace(/\s/g, ' ');
  expect(scheduled('2027-01-01T02:59:00Z')).toBe('Scheduled for 31 Dec, 23:59');
  expect(scheduled('2027-01-01T03:00:00Z')).toBe('Scheduled for 1 Jan 2027, 00:00');
  vi.useRealTimers();
});
