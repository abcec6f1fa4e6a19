import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { accessibilityFaults } from '../support/accessibility.ts';
import { expectSpanish, readSpanish } from '../support/admin-spanish.ts';
import { expect, test } from '../support/fixtures.ts';

const told = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });
const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test.use({ ownSite: true });
test.beforeEach(({ login }) => login());

const sent = {
  firstName: '伟',
  lastName: '张',
  email: 'wei@example.com',
  company: '示例资本',
  sector: 'energy',
  country: 'CN',
  language: 'zh',
  message: '希望了解该项目。\n何时可以考察？',
  wechat: 'wei-zhang',
};

/** Sends an enquiry, and opens it at the desk. */
async function opened(page: Page, api: APIRequestContext, more: object = {}) {
  const answer = await api.post('/api/form', { data: { ...sent, ...more } });
  expect(answer.status()).toBe(201);
  await page.goto('/admin/enquiries?state=every');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(part(page, 'What was sent')).toBeVisible();
  return { reference: (await answer.json()).reference, path: new URL(page.url()).pathname };
}

test('all that was sent is shown, and the answer is in the investor’s language with facts and links', async ({
  page,
  api,
  createOpportunity,
}) => {
  const texts = { title: '风电场', subtitle: '副标题', description: '' };
  const { id } = await createOpportunity({
    title: 'Wind farm',
    province: 'CHU',
    investment: { from: 20_000_000 },
    translations: { zh: texts },
  });
  const { reference } = await opened(page, api, { opportunities: [id] });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('张伟');
  for (const text of [reference, '示例资本', 'wei-zhang', 'Chinese', 'China']) {
    await expect(part(page, 'What was sent')).toContainText(text);
  }
  await expect(part(page, 'Opportunities')).toContainText('Wind farm');
  await expect(part(page, 'Opportunities')).toContainText('US$20 million');
  const letter = part(page, 'Prepared answer').getByLabel('Text');
  await expect(letter).toHaveValue(/^尊敬的张伟：\n\n您好！/);
  await expect(letter).toHaveValue(new RegExp(`• 风电场\n.*2000万美元.*丘布特省.*\n  http.*/zh/opportunity/${id}`));
  await expect(letter).toHaveValue(/> 希望了解该项目。\n> 何时可以考察？/);
  const link = part(page, 'Prepared answer').getByRole('link', { name: 'Open in the mail program' });
  const href = await link.getAttribute('href');
  expect(href).toMatch(/^mailto:wei@example\.com\?subject=/);
  expect(href?.length).toBeLessThanOrEqual(2_000);
  await part(page, 'Prepared answer').getByLabel('Language of the answer').selectOption('Spanish');
  await expect(letter).toHaveValue(/^Estimado\/a 张伟:/);
});

test('it is marked as answered, which is taken back, and a follow-up is noted once it is', async ({ page, api }) => {
  await opened(page, api);
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(told(page, 'Saved.')).toContainText('State: Answered');
  await expect(page.getByRole('button', { name: 'Mark as answered' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(told(page, 'Saved.')).toContainText('State: New');
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await page.getByRole('button', { name: 'Followed up' }).click();
  await expect(told(page, 'A follow-up was sent')).toBeVisible();
  await expect(part(page, 'History')).toContainText('A follow-up was sent');
});

test('state, person and notes are kept, an empty note is not', async ({ page, api }) => {
  const { path } = await opened(page, api);
  await page.getByLabel('Assigned to', { exact: true }).fill('Ana');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(told(page, 'Saved.')).toContainText('State: Assigned · With Ana');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText('Write the note first.')).toBeVisible();
  await page.getByLabel('New note').fill('Called, <b>nobody</b> there.\nAgain on Monday.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(part(page, 'Notes').getByRole('listitem')).toHaveText(
    /Called, <b>nobody<\/b> there\.\nAgain on Monday\./,
  );
  await expect(page.getByLabel('New note')).toHaveValue('');
  await page.goto(path);
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('assigned');
  await expect(part(page, 'History')).toContainText('With Ana');
});

test('a note that is too long is kept whole and told, like what cannot be saved for a hidden character', async ({
  page,
  api,
}) => {
  await opened(page, api);
  const [note, assignee] = [page.getByLabel('New note'), page.getByLabel('Assigned to', { exact: true })];
  await note.fill('x'.repeat(2_093));
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(note).toBeFocused();
  await expect(note).toHaveAccessibleDescription('New note: at most 2,000 characters.');
  await expect(note).toHaveValue('x'.repeat(2_093));
  await expect(part(page, 'Notes').getByText('93 characters too many')).toBeVisible();
  await note.fill('Called\u0007');
  await expect(note).toHaveAccessibleDescription(/hidden character/);
  await note.fill('Called.\vAgain on Monday.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(part(page, 'Notes').getByRole('listitem')).toHaveText(/Called\.\nAgain on Monday\./);
  await assignee.fill('x'.repeat(121));
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(assignee).toBeFocused();
  await expect(assignee).toHaveAccessibleDescription(/Assigned to: at most 120 characters\./);
  await assignee.fill('Ana\vMaría');
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(told(page, 'Saved.')).toContainText('With Ana María');
  await expect(assignee).toHaveValue('Ana María');
});

test('a note that was typed is there after a reload, and logging out asks about it', async ({ page, api }) => {
  await opened(page, api);
  await page.getByLabel('Assigned to', { exact: true }).fill('Ana');
  await page.getByLabel('New note').fill('Typed before the reload');
  await page.reload();
  await expect(page.getByLabel('New note')).toHaveValue('Typed before the reload');
  await page.getByLabel('Assigned to', { exact: true }).fill('Ana');
  await page.getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Note on an enquiry: “Typed before the reload”');
  await question.getByRole('button', { name: 'Stay logged in' }).click();
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(part(page, 'Notes').getByRole('listitem')).toContainText('Typed before the reload');
  await expect(page.getByLabel('New note')).toHaveValue('');
  await expect(page.getByLabel('Assigned to', { exact: true })).toHaveValue('Ana');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

test('two at one enquiry: nothing is overwritten, and the note that was typed stays until it is stored', async ({
  page,
  api,
  otherVisitor,
  login,
  expectProblem,
}) => {
  expectProblem(/status of 409/);
  const { path } = await opened(page, api);
  const other = await otherVisitor();
  await login(other);
  await other.goto(path);
  await other.getByLabel('Assigned to', { exact: true }).fill('Mei');
  await other.getByRole('button', { name: 'Save the change' }).click();
  await expect(told(other, 'Saved.')).toBeVisible();

  await page.getByLabel('New note').fill('Typed by the first');
  await page.getByRole('button', { name: 'Add the note' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else changed this enquiry meanwhile.' });
  await expect(conflict).toContainText('State: Assigned · With Mei');
  await expect(page.getByLabel('New note')).toHaveValue('Typed by the first');
  await expect(page.getByLabel('Assigned to', { exact: true })).toHaveValue('Mei');
  await conflict.getByRole('button', { name: 'Make my change all the same' }).click();
  await expect(part(page, 'Notes')).toContainText('Typed by the first');
  await expect(page.getByLabel('New note')).toHaveValue('');
  await expect(conflict).toHaveCount(0);
});

test('when the network fails nothing typed is lost, and trying again stores it once', async ({
  page,
  api,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|Failed to load/);
  await opened(page, api);
  await page.route('**/api/enquiries/update/*', (route) => route.abort());
  await page.getByLabel('New note').fill('Kept over a failure');
  await page.getByRole('button', { name: 'Add the note' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Nothing was changed.' });
  await expect(failed).toBeVisible();
  await expect(page.getByLabel('New note')).toHaveValue('Kept over a failure');
  await page.unroute('**/api/enquiries/update/*');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(part(page, 'Notes').getByRole('listitem')).toHaveCount(1);
});

test('when the token has expired one logs in over it, and the note is stored', async ({ page, api, expectProblem }) => {
  expectProblem(/status of 403/);
  await opened(page, api);
  let isRefused = true;
  await page.route('**/api/enquiries/update/*', (route) => {
    if (!isRefused) return route.continue();
    return route.fulfill({ status: 403, json: { error: 'forbidden', message: '' } });
  });
  await page.getByLabel('New note').fill('Typed before the login ended');
  await page.getByRole('button', { name: 'Add the note' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  isRefused = false;
  await dialog.getByRole('button', { name: 'Log in here and go on' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByLabel('New note')).toHaveValue('Typed before the login ended');
});

test('an address without an enquiry says so, and one that was deleted meanwhile too', async ({
  page,
  api,
  token,
  expectProblem,
}) => {
  expectProblem(/status of 404/);
  await page.goto('/admin/enquiries/nothing');
  await expect(page.getByRole('alert')).toContainText('There is no enquiry at this address.');
  const { path } = await opened(page, api);
  const headers = { Authorization: `Bearer ${token}` };
  await api.delete(`/api/enquiries/delete/${path.split('/').at(-1)}`, { headers });
  await page.getByLabel('New note').fill('Too late');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('alert')).toContainText('This enquiry has been deleted meanwhile.');
  await expect(page.getByLabel('New note')).toHaveValue('Too late');
});

test('suspected spam says why, and becomes new when somebody finds it genuine', async ({ page, api }) => {
  await opened(page, api, { subject: 'filled in by a program' });
  await expect(part(page, 'What was sent')).toContainText('Held back: hidden field filled in.');
  await page.getByRole('button', { name: 'It is genuine' }).click();
  await expect(told(page, 'Saved.')).toContainText('State: New');
  await expect(page.getByRole('button', { name: 'It is genuine' })).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`axe finds nothing at ${width} px, nor is anything English in Spanish`, async ({
    page,
    api,
    otherVisitor,
    login,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { path } = await opened(page, api);
    await expect(part(page, 'Prepared answer')).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mark as answered' }).click();
    await expect(told(page, 'Saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Add the note' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.goto('/admin/dashboard');
    await expect(page.getByText('How enquiries are answered')).toBeVisible();
    await page.getByText('The figures as a table').click();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    const other = await otherVisitor();
    await login(other);
    await readSpanish(other);
    await other.goto(path);
    await expect(other.getByRole('region', { name: 'Respuesta preparada' })).toBeVisible();
    await expectSpanish(other);
  });
}
