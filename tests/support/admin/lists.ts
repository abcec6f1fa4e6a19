import type { Locator, Page } from '@playwright/test';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };

export const statusText = (page: Page, text: string): Locator => page.getByRole('status').filter({ hasText: text });

export const rows = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });

export const selection = (page: Page): Locator => page.getByRole('region', { name: texts.selection.label });

export const trashRow = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

export const restoreButton = (page: Page, title: string) => page.getByRole('button', { name: `Restore ${title}` });

export const version = (page: Page, number: number) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^Version ${number}\\b`) }) });

export const restore = (page: Page, number: number) => page.getByRole('button', { name: `Restore Version ${number}` });

export const status = (page: Page) => page.getByRole('status');
