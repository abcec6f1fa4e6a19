import type { Page } from '@playwright/test';
import texts from '../../../src/admin/i18n/en.json' with { type: 'json' };
import { expect } from '../fixtures.ts';
import { titleField } from './form.ts';

export async function openEdit(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/edit/${id}`);
  await expect(titleField(page)).toBeVisible();
}

export const conflict = (page: Page) => page.getByRole('region', { name: texts.conflict.other.heading });

export const conflictRow = (page: Page, name: RegExp) => conflict(page).getByRole('row', { name });

export const choice = (page: Page, name: string) => page.getByRole('radio', { name: `Use this ${name}` });

export const merge = (page: Page) => page.getByRole('button', { name: texts.conflict.saveMerged });
