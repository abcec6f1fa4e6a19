import type { Page } from '@playwright/test';
import type { ListedEnquiry } from '#domain/enquiry/admin-enquiry';
import { enquirySectors } from '#domain/sector';
import { hourMs } from '#domain/time/day';

/** A number of enquiries, newest first, an hour apart from `now` back, with numbered senders. */
export function manyEnquiries(count: number, now: number): ListedEnquiry[] {
  return Array.from({ length: count }, (_, index) => {
    const number = count - index;
    const received = now - index * hourMs;
    const time = (milliseconds: number) => new Date(milliseconds).toISOString();
    const isAnswered = number % 4 === 0;
    return {
      id: number.toString(16).padStart(64, '0'),
      reference: `INV-${`${number}`.padStart(6, '0')}`,
      receivedAt: time(received),
      answerBy: time(received + 48 * hourMs),
      state: isAnswered ? 'answered' : 'new',
      version: 1,
      ...(isAnswered && { answeredAt: time(received + 5 * hourMs) }),
      followedUpAt: [],
      messageStart: `What number ${number} asks for, in the words of its sender.`,
      enquiry: {
        firstName: 'Elena',
        lastName: `${number}`,
        email: `investor-${number}@example.com`,
        company: `Company ${number}`,
        country: number % 2 === 0 ? 'CN' : 'SE',
        language: 'en',
        sector: enquirySectors[number % enquirySectors.length] ?? 'energy',
      },
    };
  });
}

/** Answers requests for the inbox in pages of 1,000, in place of the site. Each page waits for `before`. */
export async function serveInbox(
  page: Page,
  list: readonly ListedEnquiry[],
  before: (start: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  await page.route(/\/api\/enquiries\/all\?/, async (route) => {
    const after = new URL(route.request().url()).searchParams.get('after');
    const start = list.findIndex(({ id }) => id === after) + 1;
    await before(start);
    return route.fulfill({ json: list.slice(start, start + 1_000) });
  });
}
