import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** Presses Tab, or Shift+Tab, until a control has the focus. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let steps = 0; !(await isFocused()); steps += 1) {
    expect(steps, 'the control can be reached').toBeLessThan(100);
    await page.keyboard.press(key);
  }
}

/** Moves the focus to the control with this label by Tab and types into it. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}
