import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

export const wholeWayFiles = ['one.jpg', 'two.jpg', 'three.jpg', 'four.jpg', 'five.jpg'] as const;

export const writtenTexts = {
  en: { title: 'Solar park near Cafayate', subtitle: 'Eighty megawatts on bare ground' },
  es: { title: 'Parque solar cerca de Cafayate', subtitle: 'Ochenta megavatios en tierra sin uso' },
  zh: { title: '卡法亚特附近的太阳能园区', subtitle: '闲置土地上的80兆瓦' },
} as const;

/** Checks that the opportunity is public in each language. */
export async function expectPublished(page: Page, id: string): Promise<void> {
  for (const [language, { title, subtitle }] of Object.entries(writtenTexts)) {
    await page.goto(`${language === 'en' ? '' : `/${language}`}/opportunity/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(subtitle).first()).toBeVisible();
  }
}
