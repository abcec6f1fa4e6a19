import type { CDPSession, Locator, Page } from '@playwright/test';

/** A stand-in for a Chinese input method: characters are composed before they are committed to a field. */
export class InputMethod {
  private readonly session: CDPSession;

  private constructor(session: CDPSession) {
    this.session = session;
  }

  static async of(page: Page): Promise<InputMethod> {
    return new InputMethod(await page.context().newCDPSession(page));
  }

  /** Types letters into the focused field one by one, without committing them. */
  async compose(letters: string): Promise<void> {
    for (let end = 1; end <= letters.length; end += 1) {
      const text = letters.slice(0, end);
      await this.session.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
    }
  }

  /** Replaces the composed text, which ends the composition. */
  async commit(text: string): Promise<void> {
    await this.session.send('Input.insertText', { text });
  }
}

/**
 * The Enter that ends a composition in Safari. `compositionend` comes before it, so only its key code shows that the
 * input method used it. Returns whether the page allowed the browser's default action.
 */
export const pressSafariEnter = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true });
    return element.dispatchEvent(event);
  });
