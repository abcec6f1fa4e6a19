import { readFile } from 'node:fs/promises';
import { secondsHeader } from '#domain/enquiry/enquiry';
import { dayMs, dayOf } from '#domain/time/day';
import admin from '../../src/admin/i18n/en.json' with { type: 'json' };
import { dictionaryOf } from '../../src/i18n/dictionary.ts';
import { section } from '../support/admin/enquiries.ts';
import { textIn } from '../support/admin/texts.ts';
import { fillIn, formURL, sendButton } from '../support/contact-page.ts';
import { expect, test } from '../support/fixtures.ts';

const { contact, facts, opportunity, yourProject } = dictionaryOf('en');
const { publishAnswer: words, questions } = admin;

// Its own site: the enquiry is the only one, and the cleared answer changes a public page.
test.use({ ownSite: true });

test('An investor gets from “Your project” to a sheet and its calendar, asks a question, and reads the answer there', async ({
  page,
  otherVisitor,
  login,
  createOpportunity,
}) => {
  const deadline = dayOf(new Date(Date.now() + 90 * dayMs));
  const title = 'Lithium plant at the northern salt flat';
  const { id } = await createOpportunity({ title, sector: 'mining', subSector: 'lithium', province: 'SAL', deadline });

  await test.step('The described project leads to the sheet', async () => {
    await page.goto('/your-project');
    await page.getByLabel(yourProject.activity).selectOption('mining.lithium');
    await page.getByLabel(yourProject.province, { exact: true }).selectOption('SAL');
    await page.getByLabel(yourProject.names.cost).fill('640');
    await page.getByRole('button', { name: yourProject.submit }).click();
    await expect(page).toHaveURL(/\/your-project\/answer/);
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });

  await test.step('The calendar file has the deadline', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: facts.addToCalendar }).click();
    const text = await readFile(await (await downloading).path(), 'utf8');
    expect(text).toContain(`DTSTART;VALUE=DATE:${deadline.replaceAll('-', '')}`);
    expect(text.replaceAll('\r\n ', '')).toContain(title);
  });

  await test.step('The investor asks a question', async () => {
    // A form that is filled in at once counts as spam.
    await page.route(formURL, (route) =>
      route.continue({ headers: { ...route.request().headers(), [secondsHeader.toLowerCase()]: '60' } }),
    );
    await page.getByRole('link', { name: opportunity.enquire }).first().click();
    await fillIn(page);
    await page.getByLabel(contact.message, { exact: true }).fill('Ana García here. Does the plant have water rights?');
    await sendButton(page).click();
    await expect(page.getByRole('status').filter({ hasText: contact.reference })).toBeVisible();
  });

  await test.step('The administrator answers, and clears question and answer without the name', async () => {
    const team = await otherVisitor();
    await login(team);
    await team.goto('/admin/enquiries');
    await team.getByRole('main').getByRole('listitem').getByRole('link').first().click();
    await team.getByRole('button', { name: admin.answer.mark }).click();
    const answer = section(team, words.heading);
    await answer.getByRole('button', { name: words.open }).click();
    const [question, text] = [textIn(questions.question, 'English'), textIn(questions.answer, 'English')];
    await expect(answer.getByLabel(question)).toHaveValue('Ana García here. Does the plant have water rights?');
    await answer.getByLabel(text).fill('Yes: a permit for 12 litres a second.');
    await answer.getByRole('button', { name: words.publish, exact: true }).click();
    await expect(answer.getByLabel(question)).toBeFocused();
    await expect(answer.getByLabel(question)).toHaveAccessibleDescription(/Ana García/);

    await answer.getByLabel(question).fill('Does the plant have water rights?');
    await answer.getByLabel(textIn(questions.question, 'Chinese')).fill('该工厂是否拥有用水权？');
    await team.reload();
    await answer.getByRole('button', { name: words.open }).click();
    await expect(answer.getByLabel(question)).toHaveValue('Does the plant have water rights?');
    await answer.getByLabel(textIn(questions.answer, 'Chinese')).fill('是，获准用水量为每秒12升。');
    await answer.getByRole('button', { name: words.publish, exact: true }).click();
    await expect(answer.getByRole('link', { name: title })).toHaveAttribute('href', new RegExp(`^/opportunity/${id}#`));
    await expect(answer.getByRole('button', { name: words.change })).toBeFocused();
  });

  await test.step('The investor reads it on the sheet, in English and Chinese', async () => {
    await page.goto(`/opportunity/${id}`);
    const shown = page.getByRole('region', { name: opportunity.questions.title });
    await expect(shown.getByRole('heading', { level: 3 })).toHaveText('Does the plant have water rights?');
    await expect(shown).toContainText('Yes: a permit for 12 litres a second.');
    await expect(page.getByText('Ana')).toHaveCount(0);
    await page.goto(`/zh/opportunity/${id}`);
    await expect(page.getByRole('heading', { level: 3, name: '该工厂是否拥有用水权？' })).toBeVisible();
  });
});
