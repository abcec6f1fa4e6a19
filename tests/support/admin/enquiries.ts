import type { APIRequestContext, Locator, Page } from '@playwright/test';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { expect } from '../fixtures.ts';

export const chineseEnquiry = {
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

/** Sends an enquiry and opens it in the admin area. */
export async function openEnquiry(page: Page, api: APIRequestContext, more: object = {}) {
  const result = await api.post('/api/form', { data: { ...chineseEnquiry, ...more } });
  expect(result.status()).toBe(201);
  await page.goto('/admin/enquiries?state=every');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(section(page, texts.enquiry.sent)).toBeVisible();
  return { reference: (await result.json()).reference, path: new URL(page.url()).pathname };
}

export const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

export const anyEnquiry = {
  firstName: 'Wei',
  lastName: 'Zhang',
  email: 'wei@example.com',
  company: 'Example Capital',
  sector: 'energy',
  country: 'CN',
  message: 'We look for soybean storage.',
};

/** Sends three enquiries in Chinese, of Zhang 1 to Zhang 3: the second from another company, the third from another address. */
export async function sendThreeEnquiries(api: APIRequestContext): Promise<void> {
  const own: Record<number, object> = { 2: { company: 'Second Capital' }, 3: { email: 'other@example.com' } };
  for (const number of [1, 2, 3]) {
    // A search for a number alone would also match references.
    const message = `We look for wind, letter ${number}.`;
    const data = { ...anyEnquiry, language: 'zh', lastName: `Zhang ${number}`, message, ...own[number] };
    expect((await api.post('/api/form', { data })).status()).toBe(201);
  }
}

export const dashboardFigure = (page: Page, label: string): Locator =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^[\\d–]+ ${label}`) });
