import type { Locator, Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expectSpanish, readSpanish } from '../support/admin-spanish.ts';
import { expect, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { answerInbox, manyEnquiries } from '../support/large-inbox.ts';

const rows = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
const told = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });
const selection = (page: Page): Locator => page.getByRole('region', { name: 'Selection' });

test.beforeEach(({ login }) => login());

test.describe('of 10,000 enquiries', () => {
  const now = Date.parse('2026-06-01T12:00:00Z');

  test('the first page is shown while the others come', async ({ page }) => {
    const others = Promise.withResolvers<void>();
    await answerInbox(page, manyEnquiries(10_000, now), (start) => (start > 0 ? others.promise : Promise.resolve()));
    await page.goto('/admin/enquiries');
    await expect(rows(page)).toHaveCount(50);
    await expect(told(page, '1,000 enquiries Others are still loading…')).toBeVisible();
    others.resolve();
    await expect(told(page, '10,000 enquiries')).not.toContainText('Others');
    await page.getByRole('link', { name: 'Page 200', exact: true }).click();
    await expect(page).toHaveURL('/admin/enquiries?page=200');
    await expect(rows(page).last()).toContainText('Elena 1,');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('a search, filters and an order stand in the address, also after a reload', async ({ page }) => {
    await page.clock.setFixedTime(now);
    await answerInbox(page, manyEnquiries(2_000, now));
    await page.goto('/admin/enquiries');
    await page.getByLabel('Search', { exact: true }).pressSequentially('company 77');
    await expect(told(page, '11 of 2,000 enquiries')).toBeVisible();
    await page.getByLabel('State').selectOption('Answered');
    await expect(rows(page)).toHaveCount(2);
    await page.reload();
    await expect(page.getByLabel('Search', { exact: true })).toHaveValue('company 77');
    await expect(rows(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByLabel('Promise').selectOption('Late');
    await expect(page).toHaveURL('/admin/enquiries?age=late');
    await expect(rows(page).first()).toContainText('Late by');
    await page.getByLabel('Promise').selectOption('Half of the time used');
    await expect(rows(page).first()).toContainText('Half used: 23 hours left');
    await page.getByLabel('Order').selectOption('Answer due first');
    await expect(rows(page).first()).toContainText('left');
    await page.goto('/admin/enquiries?due=follow-up&country=CN');
    await expect(page.getByLabel('Country')).toHaveValue('CN');
    await expect(rows(page).first()).toContainText('Follow-up due since');
    await page.getByLabel('Search', { exact: true }).fill('nothing has this word');
    await expect(page.getByText('No results found')).toBeVisible();
  });

  test('a list that cannot be loaded says why, and is tried again', async ({ page, expectProblem }) => {
    expectProblem(/503|Failed to load|net::/);
    let isDown = true;
    const list = manyEnquiries(3, now);
    await page.route(/\/api\/enquiries\/all\?/, (route) => {
      if (isDown) return route.abort();
      const after = new URL(route.request().url()).searchParams.get('after');
      return route.fulfill({ json: after === '' ? list : [] });
    });
    await page.goto('/admin/enquiries');
    await expect(page.getByRole('alert')).toContainText('The enquiries could not be loaded.');
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(3);
  });
});

test.describe('on a site of its own', () => {
  test.use({ ownSite: true });

  const sent = {
    firstName: 'Wei',
    lastName: 'Zhang',
    email: 'wei@example.com',
    company: 'Example Capital',
    sector: 'energy',
    country: 'CN',
    language: 'zh',
  };

  // A search for a number would find it in a reference too.
  const own: Record<number, object> = { 2: { company: 'Second Capital' }, 3: { email: 'other@example.com' } };

  test.beforeEach(async ({ api }) => {
    for (const number of [1, 2, 3]) {
      const data = { ...sent, lastName: `Zhang ${number}`, message: `We look for wind, letter ${number}.` };
      expect((await api.post('/api/form', { data: { ...data, ...own[number] } })).status()).toBe(201);
    }
  });

  test('several are assigned and set to a state, and that is taken back', async ({ page }) => {
    await page.goto('/admin/enquiries?state=every');
    await expect(rows(page)).toHaveCount(3);
    await page.getByLabel('Select all on this page').check();
    const assignee = selection(page).getByLabel('Assign to');
    await assignee.fill('x'.repeat(130));
    await selection(page).getByRole('button', { name: 'Assign' }).click();
    await expect(assignee).toBeFocused();
    await expect(assignee).toHaveValue('x'.repeat(130));
    await expect(assignee).toHaveAccessibleDescription('Assigned to: at most 120 characters.');
    await expect(selection(page).getByText('10 characters too many')).toBeVisible();
    await assignee.fill('Ana');
    await selection(page).getByRole('button', { name: 'Assign' }).click();
    await expect(told(page, '3 enquiries are now with Ana')).toBeVisible();
    await expect(rows(page).filter({ hasText: 'With Ana' })).toHaveCount(3);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(told(page, '3 changes undone')).toBeVisible();
    await expect(rows(page).filter({ hasText: 'With Ana' })).toHaveCount(0);
    await page.getByLabel('Select Wei Zhang 1').check();
    await selection(page).getByLabel('Set the state').selectOption('Meeting');
    await selection(page).getByRole('button', { name: 'Set', exact: true }).click();
    await expect(told(page, '1 enquiry is now: Meeting')).toBeVisible();
    await page.reload();
    await expect(rows(page).filter({ hasText: 'Zhang 1' })).toContainText('Meeting');
  });

  test('several are deleted after one question, and stay when it is refused', async ({ page }) => {
    await page.goto('/admin/enquiries?state=every');
    await page.getByLabel('Select Wei Zhang 1').check();
    await page.getByLabel('Select Wei Zhang 2').check();
    await selection(page).getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete these enquiries for good?' });
    await expect(dialog).toContainText('2 enquiries. It cannot be brought back.');
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(3);
    await selection(page).getByRole('button', { name: 'Delete' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(told(page, '2 enquiries deleted')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
  });

  test('all of one person is found by the address, handed over and deleted', async ({ page }) => {
    await page.goto('/admin/enquiries');
    await page.getByLabel('Search', { exact: true }).fill('WEI@example.com');
    const person = page.getByRole('region', { name: 'All that is stored of wei@example.com' });
    await expect(person).toContainText('2 enquiries');
    const download = page.waitForEvent('download');
    await person.getByRole('button', { name: 'Export as JSON' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('wei@example.com.json');
    const stored = JSON.parse(await contentOf(file));
    expect(stored.map(({ enquiry }: { enquiry: { message: string } }) => enquiry.message).sort()).toEqual([
      'We look for wind, letter 1.',
      'We look for wind, letter 2.',
    ]);
    await person.getByRole('button', { name: 'Delete all of it' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(told(page, '2 enquiries deleted')).toBeVisible();
    await page.goto('/admin/enquiries?state=every');
    await expect(rows(page)).toHaveCount(1);
  });

  test('a range of days is exported, and one that ends before it begins is not', async ({ page }) => {
    await page.goto('/admin/enquiries');
    await page.getByLabel('From').fill('2026-05-02');
    await page.getByLabel('To', { exact: true }).fill('2026-05-01');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    await expect(page.getByText('“To” is before “From”.')).toBeVisible();
    await page.getByLabel('From').fill('');
    await page.getByLabel('To', { exact: true }).focus();
    await page.keyboard.press('Backspace');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    await expect(page.getByLabel('To', { exact: true })).toBeFocused();
    await expect(page.getByLabel('To', { exact: true })).toHaveAccessibleDescription(
      'To: enter a day of the calendar.',
    );
    await page.getByLabel('To', { exact: true }).fill('');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('enquiries.csv');
    expect(await contentOf(file)).toContain('We look for wind, letter 3.');
  });

  test('those that are chosen become address cards', async ({ page }) => {
    await page.goto('/admin/enquiries?state=every');
    await page.getByLabel('Select all on this page').check();
    const download = page.waitForEvent('download');
    await selection(page).getByRole('button', { name: 'Address cards' }).click();
    const cards = await contentOf(await download);
    expect(cards.match(/BEGIN:VCARD/g)).toHaveLength(2);
    expect(cards).toContain('EMAIL;TYPE=INTERNET:other@example.com');
  });

  test('what somebody else has changed is told by name and stays', async ({ page, api, token, expectProblem }) => {
    expectProblem(/status of 409/);
    await page.goto('/admin/enquiries?state=every');
    const row = rows(page).filter({ hasText: 'Zhang 2' });
    const id = (await row.getByRole('link').getAttribute('href'))?.split('/').at(-1);
    const headers = { Authorization: `Bearer ${token}` };
    await api.post(`/api/enquiries/update/${id}`, { headers, data: { assignee: 'Mei' } });
    await page.getByLabel('Select Wei Zhang 2').check();
    await selection(page).getByLabel('Assign to').fill('Ana');
    await page.keyboard.press('Enter');
    const failed = page.getByRole('alert').filter({ hasText: '1 enquiry was not assigned:' });
    await expect(failed).toContainText('Wei Zhang 2, Second Capital: it has been changed meanwhile.');
    await expect(row).toContainText('With Mei');
    await failed.getByRole('button', { name: 'Close' }).click();
    await expect(failed).toHaveCount(0);
  });

  test('by keyboard alone one is found, opened and left, and the keyboard is on its row again', async ({ page }) => {
    await page.goto('/admin/enquiries?state=every');
    await expect(rows(page)).toHaveCount(3);
    await tabTo(page, page.getByLabel('Search', { exact: true }));
    await page.keyboard.type('zhang second');
    await expect(rows(page)).toHaveCount(1);
    await tabTo(page, page.getByRole('link', { name: 'Wei Zhang 2, Second Capital' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Wei Zhang 2' })).toBeFocused();
    await expect(page.getByText('We look for wind, letter 2.', { exact: true })).toBeVisible();
    await tabTo(page, page.getByRole('link', { name: 'Back to enquiries' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/enquiries?q=zhang+second&state=every');
    await expect(page.getByRole('link', { name: 'Wei Zhang 2, Second Capital' })).toBeFocused();
  });

  test('the menu tells how many wait, and the overview leads to them', async ({ page }) => {
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('navigation').getByRole('link', { name: /^Enquiries/ })).toHaveAccessibleName(
      /3 wait for an answer/,
    );
    await page.getByRole('link', { name: /Unanswered enquiries/ }).click();
    await expect(page).toHaveURL('/admin/enquiries?state=unanswered&sort=promise');
    await expect(rows(page)).toHaveCount(3);
  });
});

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px, with some chosen, a person, and the question; nor English in Spanish`, async ({
    page,
    otherVisitor,
    login,
  }) => {
    const now = Date.now();
    await page.setViewportSize({ width, height: 900 });
    await answerInbox(page, manyEnquiries(120, now));
    await page.goto('/admin/enquiries');
    await page.getByLabel('Select all on this page').check();
    expect(await accessibilityFaults(page)).toEqual([]);
    await selection(page).getByRole('button', { name: 'Delete' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goto('/admin/enquiries?q=investor-7@example.com');
    await expect(page.getByRole('region', { name: /^All that is stored/ })).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    const other = await otherVisitor();
    await login(other);
    await readSpanish(other);
    await other.setViewportSize({ width, height: 900 });
    await answerInbox(other, manyEnquiries(120, now));
    await other.goto('/admin/enquiries');
    await expect(rows(other)).toHaveCount(50);
    await other.getByLabel('Seleccionar todas las de esta página').check();
    await expectSpanish(other);
  });
}

async function contentOf(file: { createReadStream(): Promise<NodeJS.ReadableStream> }): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of await file.createReadStream()) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}
