import type { CDPSession, Locator, Page } from '@playwright/test';

/** An input method as a Chinese one: characters are composed before they are in a field for good. */
export class InputMethod {
  private readonly session: CDPSession;

  private constructor(session: CDPSession) {
    this.session = session;
  }

  static async of(page: Page): Promise<InputMethod> {
    return new InputMethod(await page.context().newCDPSession(page));
  }

  /** Shows letters in the field that has the focus, one after the other, without committing them. */
  async compose(letters: string): Promise<void> {
    for (let end = 1; end <= letters.length; end += 1) {
      const text = letters.slice(0, end);
      await this.session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    }
  }

  /** Puts a text in place of what is being composed, which ends the composition. */
  async commit(text: string): Promise<void> {
    await this.session.send('Input.insertText', { text });
  }
}

/**
 * The Enter that ends a composition in Safari: `compositionend` comes before it, so that only its key code says that the
 * input method has used it. Answers whether the page let the browser go on with it.
 */
export const pressSafariEnter = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true });
    return element.dispatchEvent(event);
  });
