import type { BrowserContext, Page } from '@playwright/test';

/**
 * Translates pages like a browser: after the page has loaded, texts are replaced by elements or wrapped in them at
 * random moments. The same seed makes the same choices.
 */
export async function translatePages(target: Page | BrowserContext, seed: number): Promise<void> {
  await target.addInitScript(translate, seed);
}

// Runs in the page.
function translate(seed: number): void {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const isTranslated = (text: Text) =>
    text.data.trim() !== '' &&
    !text.parentElement?.closest('font, script, style, option, textarea, title, svg, noscript');
  const inFont = (content: Text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(content);
    outer.append(inner);
    return outer;
  };
  const step = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && isTranslated(node)) texts.push(node);
    for (const text of texts) {
      if (random() < 0.3) continue;
      const place = document.createComment('');
      if (random() < 0.5) text.replaceWith(inFont(new Text(text.data)));
      else {
        text.replaceWith(place);
        place.replaceWith(inFont(text));
      }
    }
    setTimeout(step, 5 + random() * 60);
  };
  addEventListener('load', () => setTimeout(step, random() * 100));
}
