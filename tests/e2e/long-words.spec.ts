import type { APIRequestContext } from '@playwright/test';
import { listEnquiries, updateEnquiry } from '#domain/calls/admin-enquiries';
import { idempotencyHeader } from '#domain/calls/call';
import { sendEnquiry } from '#domain/calls/enquiry';
import { secondsHeader } from '#domain/enquiry/enquiry';
import { pathWithIds } from '#domain/opportunity/shortlist';
import texts from '../../src/admin/i18n/en.json' with { type: 'json' };
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { localizedPath } from '../../src/i18n/path.ts';
import { saveButton, showTexts, titleField } from '../support/admin/form.ts';
import { expectNarrow, longWords } from '../support/browser/narrow-screens.ts';
import { takenOver } from '../support/contact-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { ask } from '../support/follow-page.ts';
import { scrollToProjects } from '../support/home-page.ts';
import { openList } from '../support/public-list.ts';
import { siteAccount } from '../support/sites/site-account.ts';
import { saveChange } from '../support/sites/site-api.ts';

test.use({ ownSite: true, viewport: { width: 390, height: 844 } });

const { word, url, compound } = longWords;

const described = (text: string) => `${text}\n\nLand: ${text}\n${text}: ${text}\n\n${text} ${text}`;

const content = (text: string) => ({
  ...({ title: text, subtitle: text, description: described(text), sector: 'energy', province: 'SAL' } as const),
  translations: { zh: { title: text, subtitle: text, description: described(text) } },
});

/** Sends an enquiry whose texts are long words, assigns it and adds a note; resolves to its reference and e-mail. */
async function longEnquiry(api: APIRequestContext, token: string, opportunities: readonly string[]) {
  const email = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.example`;
  const headers = { [idempotencyHeader]: crypto.randomUUID(), [secondsHeader]: '60' };
  const data = {
    ...{ firstName: word, lastName: compound, email, company: word, sector: 'energy', country: 'AR', opportunities },
    ...{ message: `${word}\n\n${url} ${compound}`, phone: '0'.repeat(40), wechat: 'w'.repeat(40), language: 'en' },
  };
  const response = await api.post(sendEnquiry.path, { headers, data });
  expect(response.status(), await response.text()).toBe(201);
  const { reference } = await response.json();
  const admin = { Authorization: `Bearer ${token}` };
  const [{ id }] = await (await api.get(listEnquiries.path, { headers: admin })).json();
  const update = { state: 'assigned', assignee: word, note: `${word} ${url}` };
  const updated = await api.post(updateEnquiry.path.replace(':id', id), { headers: admin, data: update });
  expect(updated.status(), await updated.text()).toBe(200);
  return { id, reference, email };
}

test('No public page on a phone scrolls sideways because of a long word, or zooms into a field', async ({
  page,
  api,
  token,
  createOpportunity,
}) => {
  const made = [];
  for (const text of [word, url, compound]) made.push(await createOpportunity(content(text)));
  const ids = made.map(({ id }) => id);
  const { reference, email } = await longEnquiry(api, token, ids);

  for (const language of ['en', 'zh'] as const) {
    const { opportunities, shortlist, follow } = dictionaryOf(language);
    const open = (path: string) => page.goto(localizedPath(path, language));
    await test.step(`home, list, map, opportunities and search in ${language}`, async () => {
      await open('/');
      await scrollToProjects(page);
      await expect(page.getByRole('link', { name: url }).first()).toBeVisible();
      await expectNarrow(page);
      await openList(page, localizedPath('/opportunities', language));
      await expect(page.getByRole('heading', { name: word })).toBeVisible();
      await expectNarrow(page);
      await page.getByRole('button', { name: opportunities.openFilter }).click();
      await expectNarrow(page);
      await open('/opportunities?view=map&province=SAL');
      await expect(page.getByRole('link', { name: word })).toBeVisible();
      await expectNarrow(page);
      for (const id of ids) {
        await open(`/opportunity/${id}`);
        await expectNarrow(page);
      }
      for (const text of [word, url, compound]) {
        await open(`/search?q=${encodeURIComponent(text.slice(0, 60))}`);
        await expect(page.locator('[data-site-search]')).toHaveAttribute('data-state', /found|none/);
        await expectNarrow(page);
        await open(`/opportunities?q=${encodeURIComponent(text.slice(0, 90))}`);
        await expectNarrow(page);
      }
    });

    await test.step(`shortlist and comparison in ${language}`, async () => {
      await open(pathWithIds('/shortlist', 'ids', ids));
      await expect(page.getByRole('region', { name: shortlist.comparison })).toBeVisible();
      await expectNarrow(page);
    });

    await test.step(`enquiry form, following and pages of the sector and the province in ${language}`, async () => {
      await open(pathWithIds('/contact', 'about', ids));
      await takenOver(page);
      await expect(page.getByText(compound)).toBeVisible();
      await expectNarrow(page);
      await ask(page, language, reference, email);
      await expect(page.getByText(follow.meanings['with-somebody'])).toBeVisible();
      await expectNarrow(page);
      for (const path of ['/sectors/energy', '/why-argentina', '/provinces']) {
        await open(path);
        await expectNarrow(page);
      }
    });
  }
});

test('No screen of the admin area on a phone scrolls sideways because of a long word, or zooms into a field', async ({
  page,
  api,
  token,
  login,
  createOpportunity,
}) => {
  const made = [];
  for (const text of [word, url, compound]) made.push(await createOpportunity(content(text)));
  const [first] = made;
  if (!first) throw new Error('Nothing was made');
  await saveChange(api, token, first, { title: `${word}X`, description: `${described(url)} changed` });
  const gone = await createOpportunity(content(word));
  await api.delete(`/api/opportunities/delete/${gone.id}`, { headers: { Authorization: `Bearer ${token}` } });
  const enquiry = await longEnquiry(
    api,
    token,
    made.map(({ id }) => id),
  );
  await login();
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await test.step('list, its questions and its toasts', async () => {
    await page.goto('/admin/manager');
    await expect(page.getByRole('heading', { name: compound })).toBeVisible();
    await expectNarrow(page);
    await page.getByRole('listitem').filter({ hasText: url }).getByRole('button', { name: texts.list.delete }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNarrow(page);
    await page.keyboard.press('Escape');
    await page.getByLabel(texts.selection.page).check();
    await expectNarrow(page);
    const selection = page.getByRole('region', { name: texts.selection.label });
    await selection.getByRole('button', { name: texts.selection.actions }).click();
    await expectNarrow(page);
    await selection.getByRole('button', { name: texts.selection.delete }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNarrow(page);
    await page.keyboard.press('Escape');
  });

  await test.step('form, translations, preview, toast of the save, unsaved changes and logging out', async () => {
    await page.goto(`/admin/edit/${first.id}`);
    await expect(titleField(page)).toBeVisible();
    await expectNarrow(page);
    await showTexts(page, '中文');
    await expectNarrow(page);
    await button(texts.preview.heading).click();
    await expectNarrow(page);
    await page.keyboard.press('Escape');
    await titleField(page).fill(word);
    await saveButton(page).click();
    await expect(page).toHaveURL('/admin/manager');
    await expect(button(texts.toasts.close).first()).toBeVisible();
    await expectNarrow(page);
    await page.goto('/admin/upload');
    await titleField(page).fill(word);
    await page.goto('/admin/manager');
    await expect(page.getByText(texts.list.unsaved)).toBeVisible();
    await expectNarrow(page);
    await button(texts.sidebar.menu).click();
    await expectNarrow(page);
    await button(texts.sidebar.logOut).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNarrow(page);
    await page.keyboard.press('Escape');
  });

  await test.step('history, trash and overview', async () => {
    await page.goto(`/admin/history/${first.id}`);
    await expect(page.locator('mark').first()).toBeVisible();
    await expectNarrow(page);
    await page.goto('/admin/trash');
    await expect(page.getByRole('heading', { name: word })).toBeVisible();
    await expectNarrow(page);
    await page.getByRole('button', { name: texts.trash.restore }).first().click();
    await expect(page.getByText(texts.trash.restored)).toBeVisible();
    await expectNarrow(page);
    await page.goto('/admin/dashboard');
    await expect(page.getByRole('button', { name: texts.toasts.undo }).first()).toBeVisible();
    await expectNarrow(page);
  });

  await test.step('inbox and enquiry', async () => {
    await page.goto('/admin/enquiries');
    await expect(page.getByRole('link', { name: word }).first()).toBeVisible();
    await expectNarrow(page);
    await page.getByLabel(texts.selection.page).check();
    await expectNarrow(page);
    const selection = page.getByRole('region', { name: texts.selection.label });
    await selection.getByRole('button', { name: texts.selection.actions }).click();
    await expectNarrow(page);
    await selection.getByRole('button', { name: texts.inboxActions.delete }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expectNarrow(page);
    await page.keyboard.press('Escape');
    await page.goto(`/admin/enquiries?q=${enquiry.email}`);
    await expect(button(texts.person.exportAll)).toBeVisible();
    await expectNarrow(page);
    await page.goto(`/admin/enquiries/${enquiry.id}`);
    await expect(page.getByRole('region', { name: texts.answer.heading })).toBeVisible();
    await expectNarrow(page);
    await page.getByLabel(texts.enquiry.assignee).selectOption(siteAccount.username);
    await button(texts.enquiry.save).click();
    await expect(page.getByRole('status').filter({ hasText: texts.enquiry.saved })).toBeVisible();
    await expectNarrow(page);
  });
});
