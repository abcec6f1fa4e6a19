import type { Locator, Page } from '@playwright/test';
import texts from '../../../../src/admin/i18n/en.json' with { type: 'json' };
import { openNewForm, saveStatus } from '../../../support/admin/form.ts';
import { choice, pictures, smallPictures } from '../../../support/admin/images.ts';
import { paste } from '../../../support/admin/paste.ts';
import { textIn } from '../../../support/admin/texts.ts';
import { tabTo } from '../../../support/browser/keyboard.ts';
import { expect, test } from '../../../support/fixtures.ts';
import { siteAccount } from '../../../support/sites/site-account.ts';
import { deleteOne } from '../../../support/sites/site-api.ts';

const { form, fields, description } = texts;

/** A way of using a page. Controls are named by what a screen reader says of them. */
interface Way {
  write(field: Locator, text: string): Promise<void>;
  /** Presses a button, opens a menu, or selects a tab. */
  use(control: Locator): Promise<void>;
  choose(list: Locator, option: string): Promise<void>;
  paste(into: Locator): Promise<void>;
}

const copied = '<h2>Water</h2><p>From <b>two</b> wells.</p><ul><li>Pumps</li><li>Pipes</li></ul>';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const more = (page: Page) => page.locator('summary', { hasText: form.more });

/** Writes, pastes, translates, drafts, previews, publishes and unpublishes an opportunity; resolves to its id. */
async function journey(page: Page, way: Way, reader: Page): Promise<string> {
  const saved = async (name: string): Promise<{ id: string; status: string; description: string }> => {
    const saving = page.waitForResponse('**/api/opportunities/save');
    await way.use(button(page, name));
    return (await saving).json();
  };
  await way.write(textbox(page, fields.title), 'Wells in the Puna');
  await way.write(textbox(page, fields.subtitle), 'Water for a plant');
  await way.choose(page.getByRole('combobox', { name: fields.sector, exact: true }), texts.sectors.mining);
  await way.use(button(page, description.add).first());
  const box = textbox(page, fields.description).and(page.locator('[contenteditable]'));
  await expect(box).toBeFocused();
  await way.paste(box);
  await expect(box.getByRole('listitem')).toHaveText(['Pumps', 'Pipes']);
  await way.use(page.getByRole('tab', { name: 'Español' }));
  await way.write(textbox(page, textIn(fields.title, 'Spanish')), 'Pozos en la Puna');
  await way.write(textbox(page, textIn(fields.subtitle, 'Spanish')), 'Agua para una planta');

  const draft = await saved(form.saveDraft);
  expect(draft).toMatchObject({ status: 'draft', description: expect.stringContaining('## Water') });
  await expect(saveStatus(page)).toContainText(texts.statuses.draft);

  await way.use(more(page));
  await way.use(button(page, form.copyPreview));
  const link = textbox(page, form.previewLink);
  await expect(link).toHaveValue(/\/preview\//);
  await reader.goto(await link.inputValue());
  await expect(reader.getByRole('heading', { name: 'Water' })).toBeVisible();

  expect(await saved(form.publish)).toMatchObject({ id: draft.id, status: 'published' });
  await expect(saveStatus(page)).toContainText(texts.statuses.published);
  await reader.goto(`/es/opportunity/${draft.id}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Pozos en la Puna');
  if (!(await button(page, form.unpublish).isVisible())) await way.use(more(page));
  expect(await saved(form.unpublish)).toMatchObject({ id: draft.id, status: 'draft' });
  await expect(saveStatus(page)).toContainText(texts.statuses.draft);
  return draft.id;
}

test.describe('journeys', () => {
  test.beforeEach(async ({ page, login }) => {
    await login();
    await openNewForm(page);
  });

  test('The keyboard alone writes, pastes, translates, previews, publishes and unpublishes', async ({
    page,
    context,
    otherVisitor,
    api,
    token,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(
      (html) =>
        navigator.clipboard.write([new ClipboardItem({ 'text/html': new Blob([html], { type: 'text/html' }) })]),
      copied,
    );
    /** Forward, or back if the control is before the focus. */
    const reach = async (control: Locator) => {
      const isBefore = await control.evaluate((element) => {
        const position = element.compareDocumentPosition(document.activeElement ?? document.body);
        return (position & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      });
      await tabTo(page, control, isBefore ? 'Shift+Tab' : 'Tab');
    };
    const id = await journey(
      page,
      {
        async write(field, text) {
          await reach(field);
          await page.keyboard.type(text);
        },
        async use(control) {
          await reach(control);
          await page.keyboard.press('Enter');
        },
        async choose(list, option) {
          await reach(list);
          await page.keyboard.type(option);
        },
        async paste() {
          await page.keyboard.press('ControlOrMeta+v');
        },
      },
      await otherVisitor(),
    );
    await deleteOne(api, token, id);
  });

  test('The names and states of the accessibility tree lead through the same journey', async ({
    page,
    otherVisitor,
    api,
    token,
  }) => {
    const tree = () => page.locator('body').ariaSnapshot();
    /** A control as the tree has it, such as `button "Publish"`. */
    const inTree = async (control: Locator): Promise<Locator> => {
      const [line = ''] = (await control.ariaSnapshot()).split('\n');
      const [name] = /\w+(?: "[^"]*")?/.exec(line.replace(/^\s*- /, '')) ?? [];
      expect(await tree()).toContain(`- ${name}`);
      return control;
    };
    const id = await journey(
      page,
      {
        write: async (field, text) => (await inTree(field)).fill(text),
        use: async (control) => (await inTree(control)).click(),
        choose: async (list, option) => void (await (await inTree(list)).selectOption(option)),
        paste: async (into) => paste(await inTree(into), copied, 'Water'),
      },
      await otherVisitor(),
    );
    const shown = await tree();
    for (const line of [
      `heading "${texts.titles.edit} Wells in the Puna" [level=1]`,
      `textbox "${fields.title}": Wells in the Puna`,
      'heading "Water" [level=2]',
      'listitem: Pumps',
      'tab "Español partly" [selected]',
      `strong: ${texts.statuses.draft}`,
      `button "${form.publish}"`,
    ]) {
      expect(shown).toContain(`- ${line}`);
    }
    await deleteOne(api, token, id);
  });
});

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('Touch alone writes, pastes, translates, previews, publishes and unpublishes', async ({
    page,
    login,
    otherVisitor,
    api,
    token,
  }) => {
    await login();
    await openNewForm(page);
    const id = await journey(
      page,
      {
        async write(field, text) {
          await field.tap();
          await page.keyboard.insertText(text);
        },
        use: (control) => control.tap(),
        // The list and the menu with “Paste” are those of the device.
        choose: async (list, option) => void (await list.selectOption(option)),
        paste: (into) => paste(into, copied, 'Water'),
      },
      await otherVisitor(),
    );
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await deleteOne(api, token, id);
  });
});

test('From the login to a published opportunity with one picture there are at most ten clicks', async ({
  page,
  api,
  token,
}) => {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    addEventListener('click', ({ isTrusted }) => isTrusted && Reflect.get(window, 'countClick')(), { capture: true });
  });
  const write = async (field: Locator, text: string) => {
    await field.click();
    await page.keyboard.type(text);
  };
  await page.goto('/admin');
  // The username gets the focus without a click.
  await expect(page.getByLabel(texts.login.username, { exact: true })).toBeFocused();
  await page.keyboard.type(siteAccount.username);
  await write(page.getByLabel(texts.login.password, { exact: true }), siteAccount.password);
  await button(page, texts.login.submit).click();
  await page.getByRole('main').getByRole('link', { name: texts.titles.create }).click();
  await write(textbox(page, fields.title), 'Wells in the Puna');
  await write(textbox(page, fields.subtitle), 'Water for a plant');
  // Opening the list of sectors, and choosing in it.
  clicks += 2;
  await page.getByRole('combobox', { name: fields.sector, exact: true }).selectOption(texts.sectors.mining);
  const choosing = page.waitForEvent('filechooser');
  await choice(page).click();
  await (await choosing).setFiles(await smallPictures('one.jpg'));
  await expect(pictures(page)).toHaveCount(1);
  const saving = page.waitForResponse('**/api/opportunities/save');
  await button(page, form.publish).click();
  const { id, status, imageURL } = await (await saving).json();
  expect({ status, images: imageURL.length }).toEqual({ status: 'published', images: 1 });
  await expect(saveStatus(page)).toContainText(texts.statuses.published);
  expect(clicks).toBeGreaterThanOrEqual(8);
  expect(clicks).toBeLessThanOrEqual(10);
  await deleteOne(api, token, id);
});
