import type { Locator } from '@playwright/test';

/** Pastes into an element as a program that copied both HTML and text. */
export async function paste(into: Locator, html: string, text: string): Promise<void> {
  await into.focus();
  await into.evaluate(
    (element, data) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', data.html);
      clipboardData.setData('text/plain', data.text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, text },
  );
}
