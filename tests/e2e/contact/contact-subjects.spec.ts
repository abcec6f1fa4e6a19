import { pathWithIds } from '#domain/opportunity/shortlist';
import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { accessibilityFaults } from '../../support/browser/accessibility.ts';
import { fieldOf, fillIn, formOf, formURL, sendButton, takenOver } from '../../support/contact-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { summary } from '../../support/opportunity-summary.ts';
import { serveList } from '../../support/public-list.ts';
import { wind } from '../../support/shortlist-page.ts';

const maize = summary({ title: 'Maize', sector: 'agriculture' });
const soy = summary({ title: 'Soy', sector: 'agriculture' });

const { contact: texts } = dictionaryOf('en');

test('The form lists its opportunities, selects their sector, and sends those that are left', async ({ page }) => {
  const removal = (title: string) => page.getByRole('button', { name: fill(texts.removeSubject, { title }) });
  await serveList(page, [maize, soy, wind]);
  await page.goto(pathWithIds('/contact', 'about', [soy.id, maize.id, crypto.randomUUID()]));
  const about = page.getByRole('group', { name: texts.about });
  await expect(about.getByRole('listitem')).toHaveText(['Soy', 'Maize']);
  await expect(fieldOf(page, 'sector')).toHaveValue('agribusiness');
  expect(await accessibilityFaults(page)).toEqual([]);
  await removal('Soy').press('Enter');
  await expect(about.getByRole('listitem')).toHaveText(['Maize']);
  await expect(about).toBeFocused();
  await expect(page).toHaveURL(pathWithIds('/contact', 'about', [maize.id]));
  await fillIn(page);
  const sent = page.waitForRequest(formURL);
  await sendButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ sector: 'agribusiness', opportunities: [maize.id] });
  expect((await (await sent).response())?.status()).toBe(201);
  await page.getByRole('button', { name: texts.sendAnother }).click();
  await expect(formOf(page, 'en')).toBeVisible();
  await expect(about).toHaveCount(0);
  await expect(page).toHaveURL('/contact');
  await test.step('Removing the last one moves the focus to the first field', async () => {
    await page.goto(pathWithIds('/contact', 'about', [wind.id]));
    await removal('Wind').click();
    await expect(about).toHaveCount(0);
    await expect(fieldOf(page, 'firstName')).toBeFocused();
    await page.reload();
    await takenOver(page);
    await expect(about).toHaveCount(0);
  });
});
