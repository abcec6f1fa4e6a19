import { dictionaryOf } from '../../../src/i18n/dictionary.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { fillIn, formURL, sendButton } from '../../support/contact-page.ts';
import { expect, test } from '../../support/fixtures.ts';
import { openList } from '../../support/public-list.ts';
import { heartOf } from '../../support/shortlist-page.ts';

const { contact, facts, opportunities, opportunity, sectors, shortlist } = dictionaryOf('zh');

// The list must contain only the test’s own opportunities.
test.use({ ownSite: true, contextOptions: { reducedMotion: 'no-preference' } });

test('An investor gets from one Chinese page to three candidates and an enquiry about all', async ({
  page,
  createOpportunity,
}) => {
  const zh = (title: string) => ({ zh: { title, subtitle: '项目简介', description: '项目说明' } });
  const salta = { sector: 'mining', province: 'SAL' } as const;
  const found = await createOpportunity({
    ...salta,
    title: 'Lithium',
    translations: zh('锂'),
    investment: { from: 640_000_000 },
  });
  await createOpportunity({ ...salta, title: 'Borates', translations: zh('硼酸盐'), investment: { from: 48_000_000 } });
  await createOpportunity({ ...salta, title: 'Copper', translations: zh('铜矿'), investment: { from: 90_000_000 } });
  await createOpportunity({
    ...salta,
    title: 'Too small',
    translations: zh('小项目'),
    investment: { from: 2_000_000 },
  });
  await createOpportunity({ sector: 'mining', province: 'SJU', title: 'Elsewhere', translations: zh('别处') });

  await test.step('The investor arrives on a Chinese page and opens its sector', async () => {
    await page.goto(`/zh/opportunity/${found.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('锂');
    await page.getByRole('navigation', { name: opportunity.trail }).getByRole('link', { name: sectors.mining }).click();
    await expect(page).toHaveURL('/zh/opportunities/mining');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5);
  });

  await test.step('The investor filters by province and sum', async () => {
    await openList(page, page.url());
    await page.getByLabel(facts.province).selectOption('SAL');
    await page.getByLabel(opportunities.sumFrom).selectOption('25000000');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['铜矿', '硼酸盐', '锂']);
  });

  await test.step('The investor shortlists three and compares them', async () => {
    for (const title of ['锂', '硼酸盐', '铜矿']) await heartOf(page, title, 'add', 'zh').click();
    await page.getByRole('link', { name: fill(shortlist.toggle.link, { count: 3 }) }).click();
    await expect(page).toHaveURL('/zh/shortlist');
    for (const title of ['锂', '硼酸盐', '铜矿']) {
      await page.getByRole('checkbox', { name: fill(shortlist.compareWith, { title }), exact: true }).check();
    }
    await expect(page.getByRole('table')).toContainText('6.4亿美元');
  });

  await test.step('The investor enquires about all and receives a reference', async () => {
    await page.getByRole('link', { name: shortlist.enquire }).click();
    await expect(page.getByRole('group', { name: contact.about }).getByRole('listitem')).toHaveCount(3);
    await fillIn(page, 'zh');
    const sent = page.waitForRequest(formURL);
    await sendButton(page, 'zh').click();
    expect((await sent).postDataJSON().opportunities).toHaveLength(3);
    await expect(page.getByText(contact.reference)).toBeVisible();
  });
});
