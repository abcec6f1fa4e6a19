import { readFileSync } from 'node:fs';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { saveForm } from '../../support/admin/form.ts';
import { paste } from '../../support/admin/paste.ts';
import { expect, test } from '../../support/fixtures.ts';

const { description: own, fields } = texts;
const word = readFileSync('tests/admin/editor/description/clipboard/word.txt', 'utf8');

test('A plain description gets structure, takes a document of Word and a link, and its page shows all of it', async ({
  page,
  login,
  createOpportunity,
}) => {
  const plain = 'In the Puna\t*\n\n- Water\n- Power';
  const { id } = await createOpportunity({ title: 'Lithium', description: plain });
  await login();
  await page.goto(`/admin/edit/${id}`);
  const box = page.getByRole('textbox', { name: fields.description, exact: true });

  await test.step('A plain description is plain text as stored, and a list is pasted as text', async () => {
    await expect(box).toHaveValue(plain);
    await box.press('ControlOrMeta+End');
    await paste(box, '<ul><li>Roads</li></ul>', 'Roads');
    await expect(box).toHaveValue(`${plain}- Roads`);
    await box.fill(plain);
  });

  await test.step('Structure is added, undone without a question, and added again', async () => {
    await page.getByRole('button', { name: own.add }).first().click();
    await expect(box).toBeFocused();
    await expect(box.getByRole('listitem')).toHaveText(['Water', 'Power']);
    await page.getByRole('button', { name: own.plain }).click();
    await expect(box).toHaveValue(plain);
    await page.getByRole('button', { name: own.add }).first().click();
    await expect(box).toBeFocused();
  });

  await test.step('A pasted document keeps its structure, and the rest is named', async () => {
    await box.press('ControlOrMeta+End');
    await box.press('Enter');
    await box.press('Enter');
    await paste(box, word, 'Lithium in Salta');
    await expect(box.getByRole('heading')).toHaveText(['Lithium in Salta', 'Next steps']);
    await expect(page.getByRole('status').filter({ hasText: '1 footnote' })).toHaveText(
      /^Left out: 1 image, .*colours\.$/,
    );
  });

  await test.step('A link needs an address that a page may have', async () => {
    // The originals beside the translations follow a moment later.
    const original = page.getByRole('region', { name: `${fields.description}: original` });
    await expect(original.getByRole('heading')).toHaveText(['Lithium in Salta', 'Next steps']);
    await box.press('ControlOrMeta+Home');
    await box.press('Shift+ControlOrMeta+ArrowRight');
    // The browser reports a new selection in a later task.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await box.press('ControlOrMeta+k');
    const address = page.getByLabel(own.address);
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await expect(address).toHaveAccessibleDescription(new RegExp(own.badAddress.replaceAll('.', '\\.')));
    await address.fill('example.com/puna');
    await address.press('Enter');
    await expect(box).toBeFocused();
    await expect(box.getByRole('link', { name: 'In' })).toHaveAttribute('href', 'https://example.com/puna');
  });

  await test.step('The arrows move in the toolbar, and Tab leaves it', async () => {
    const toolbar = page.getByRole('toolbar');
    await toolbar.getByRole('button', { name: own.tools.paragraph, exact: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(box.getByRole('heading', { level: 2 }).first()).toHaveText(/^In the Puna/);
    await expect(box).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(box.getByRole('heading', { level: 2 })).toHaveText(['Lithium in Salta']);
  });

  await test.step('The page shows what was saved', async () => {
    const { description } = await saveForm(page);
    expect(description).toMatch(/^¶¶¶\n\n\[In\]\(https:\/\/example\.com\/puna\) the Puna \\\*\n\n- Water\n- Power\n/);
    await page.goto(`/opportunity/${id}`);
    await expect(page.getByRole('heading', { level: 2, name: 'Lithium in Salta' })).toBeVisible();
    await expect(page.getByRole('cell', { name: '35 / estimate' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'map', exact: true })).toHaveAttribute('rel', 'nofollow noopener');
  });

  await test.step('The editor opens with the structured text, and plain text names what it loses', async () => {
    await page.goto(`/admin/edit/${id}`);
    await expect(box.getByRole('heading')).toHaveText(['Lithium in Salta', 'Next steps']);
    await page.getByRole('button', { name: own.plain }).click();
    const dialog = page.getByRole('alertdialog', { name: own.question });
    await expect(dialog.getByRole('listitem')).toHaveText(Object.values(own.losses));
    await dialog.getByRole('button', { name: own.plain }).click();
    await expect(box).toHaveValue(/^In \(https:\/\/example\.com\/puna\) the Puna \*\n\n- Water\n- Power\n/);
  });
});
