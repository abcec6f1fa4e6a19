import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { sendThreeEnquiries } from '../../../support/admin/enquiries.ts';
import { manyEnquiries, serveInbox } from '../../../support/admin/large-inbox.ts';
import { rows, selection, statusText } from '../../../support/admin/lists.ts';
import { selectRow } from '../../../support/admin/texts.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { siteAccount } from '../../../support/sites/site-account.ts';

test.beforeEach(({ login }) => login());

test.describe('a large inbox', () => {
  const now = Date.parse('2026-06-01T12:00:00Z');
  test('The first page appears while others load, and a list that fails can be loaded again', async ({
    page,
    expectProblem,
  }) => {
    await test.step('The first page appears early', async () => {
      const others = Promise.withResolvers<void>();
      await serveInbox(page, manyEnquiries(10_000, now), (start) => (start > 0 ? others.promise : Promise.resolve()));
      await page.goto('/admin/enquiries');
      await expect(rows(page)).toHaveCount(50);
      await expect(statusText(page, '1,000 enquiries Loading the rest…')).toBeVisible();
      others.resolve();
      await expect(statusText(page, '10,000 enquiries')).not.toContainText('Others');
      await page.getByRole('link', { name: 'Page 200', exact: true }).click();
      await expect(page).toHaveURL('/admin/enquiries?page=200');
      await expect(rows(page).last()).toContainText('Elena 1,');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
    await page.unrouteAll();
    await test.step('A failed list can be loaded again', async () => {
      expectProblem(/503|Failed to load|net::/);
      let isDown = true;
      const list = manyEnquiries(3, now);
      await page.route(/\/api\/enquiries\/all\?/, (route) => {
        if (isDown) return route.abort();
        const after = new URL(route.request().url()).searchParams.get('after');
        return route.fulfill({ json: after === '' ? list : [] });
      });
      await page.goto('/admin/enquiries');
      await expect(page.getByRole('alert')).toContainText(texts.inbox.failed);
      isDown = false;
      await page.getByRole('button', { name: texts.list.tryAgain }).click();
      await expect(rows(page)).toHaveCount(3);
    });
  });
});

test.describe('an own site', () => {
  test.use({ ownSite: true });
  test.beforeEach(({ api }) => sendThreeEnquiries(api));

  test('A concurrent change is reported by name and stays; several enquiries are deleted after one question', async ({
    page,
    api,
    token,
    expectProblem,
  }) => {
    await test.step('A concurrent change stays', async () => {
      expectProblem(/status of 409/);
      await page.goto('/admin/enquiries?state=every');
      const row = rows(page).filter({ hasText: 'Zhang 2' });
      const id = (await row.getByRole('link').getAttribute('href'))?.split('/').at(-1);
      const headers = { Authorization: `Bearer ${token}` };
      await api.post(`/api/enquiries/update/${id}`, { headers, data: { assignee: 'Mei' } });
      await page.getByLabel(selectRow('Wei Zhang 2')).check();
      await selection(page).getByLabel(texts.inboxActions.assign).selectOption(siteAccount.username);
      await selection(page).getByRole('button', { name: texts.inboxActions.assignTo }).click();
      const failed = page.getByRole('alert').filter({ hasText: '1 enquiry was not assigned:' });
      await expect(failed).toContainText(`Wei Zhang 2, Second Capital: ${texts.batch.changed.split('.')[0]}.`);
      await expect(row).toContainText('Assigned to Mei');
      await failed.getByRole('button', { name: texts.toasts.close }).click();
      await expect(failed).toHaveCount(0);
    });

    await test.step('Deletion asks once', async () => {
      await page.goto('/admin/enquiries?state=every');
      await page.getByLabel(selectRow('Wei Zhang 1')).check();
      await page.getByLabel(selectRow('Wei Zhang 2')).check();
      await selection(page).getByRole('button', { name: texts.deletion.confirm }).click();
      const dialog = page.getByRole('alertdialog', { name: texts.inboxActions.question });
      await expect(dialog).toContainText('2 enquiries. This cannot be undone.');
      await page.keyboard.press('Escape');
      await expect(rows(page)).toHaveCount(3);
      await selection(page).getByRole('button', { name: texts.deletion.confirm }).click();
      await dialog.getByRole('button', { name: texts.deletion.confirm }).click();
      await expect(statusText(page, '2 enquiries deleted')).toBeVisible();
      await expect(rows(page)).toHaveCount(1);
      await page.reload();
      await expect(rows(page)).toHaveCount(1);
    });
  });

  test('All records of one person are found by e-mail address, exported and deleted', async ({ page }) => {
    await page.goto('/admin/enquiries');
    await page.getByLabel(texts.filters.q, { exact: true }).fill('WEI@example.com');
    const person = page.getByRole('region', { name: 'All data stored about wei@example.com' });
    await expect(person).toContainText('2 enquiries');
    const download = page.waitForEvent('download');
    await person.getByRole('button', { name: texts.person.exportAll }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('wei@example.com.json');
    const stored = JSON.parse(await contentOf(file));
    expect(stored.map(({ enquiry }: { enquiry: { message: string } }) => enquiry.message).sort()).toEqual([
      'We look for wind, letter 1.',
      'We look for wind, letter 2.',
    ]);
    await person.getByRole('button', { name: texts.person.deleteAll }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: texts.deletion.confirm }).click();
    await expect(statusText(page, '2 enquiries deleted')).toBeVisible();
    await page.goto('/admin/enquiries?state=every');
    await expect(rows(page)).toHaveCount(1);
  });

  test('A range of days is exported as CSV, chosen enquiries as address cards, and the menu counts the waiting ones', async ({
    page,
  }) => {
    await test.step('CSV of a range', async () => {
      await page.goto('/admin/enquiries');
      await page.getByLabel(texts.exporting.from).fill('2026-05-02');
      await page.getByLabel(texts.exporting.to, { exact: true }).fill('2026-05-01');
      await page.getByRole('button', { name: texts.exporting.download }).click();
      await expect(page.getByText(texts.exporting.days)).toBeVisible();
      await page.getByLabel(texts.exporting.from).fill('');
      await page.getByLabel(texts.exporting.to, { exact: true }).focus();
      await page.keyboard.press('Backspace');
      await page.getByRole('button', { name: texts.exporting.download }).click();
      await expect(page.getByLabel(texts.exporting.to, { exact: true })).toBeFocused();
      await expect(page.getByLabel(texts.exporting.to, { exact: true })).toHaveAccessibleDescription(
        'To: enter a valid date.',
      );
      await page.getByLabel(texts.exporting.to, { exact: true }).fill('');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: texts.exporting.download }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('enquiries.csv');
      expect(await contentOf(file)).toContain('We look for wind, letter 3.');
    });

    await test.step('Address cards', async () => {
      await page.goto('/admin/enquiries?state=every');
      await page.getByLabel(texts.selection.page).check();
      const download = page.waitForEvent('download');
      await selection(page).getByText(texts.selection.more, { exact: true }).click();
      await selection(page).getByRole('button', { name: 'Address cards' }).click();
      const cards = await contentOf(await download);
      expect(cards.match(/BEGIN:VCARD/g)).toHaveLength(2);
      expect(cards).toContain('EMAIL;TYPE=INTERNET:other@example.com');
    });

    await test.step('The menu and the overview', async () => {
      await page.goto('/admin/dashboard');
      await expect(page.getByRole('navigation').getByRole('link', { name: /^Enquiries/ })).toHaveAccessibleName(
        /3 awaiting an answer/,
      );
      await page.getByRole('link', { name: /Unanswered enquiries/ }).click();
      await expect(page).toHaveURL('/admin/enquiries?state=unanswered&sort=promise');
      await expect(rows(page)).toHaveCount(3);
    });
  });
});

async function contentOf(file: { createReadStream(): Promise<NodeJS.ReadableStream> }): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of await file.createReadStream()) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}
