import { textsOf } from './translated-texts';

/**
 * `client:after-load`: hydrates once the page and its images have loaded and are painted, when the browser is idle. A
 * script of 80 KB that starts earlier takes the slow line away from the image that the reader is waiting for.
 */
function afterLoad(load: () => Promise<() => Promise<void>>, _: unknown, island: Element): void {
  const texts = textsOf(island);
  const hydrate = async () => {
    const start = await load();
    letGoWhenReady(texts.hold());
    await start();
    // The page has what it needs, and says nothing else (components/IslandsScript.astro).
    if (!island.hasAttribute('ssr')) document.documentElement.dataset.started = '';
  };
  // A page in the background paints nothing: it waits until it is looked at.
  const whenPainted = () => requestAnimationFrame(() => whenIdle(() => void hydrate(), { timeout: 500 }));
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
}

/** Milliseconds after which a page is translated although a file that an island needs has not come. */
const patience = 10_000;

let pending = 0;
let held: (() => void)[] = [];

/** Lets go of texts once React has taken all islands over that it has begun with. */
function letGoWhenReady(letGo: () => void): void {
  if (pending === 0) addEventListener('island-ready', countReady);
  pending += 1;
  held.push(letGo);
  setTimeout(letGo, patience);
}

function countReady(): void {
  pending -= 1;
  if (pending > 0) return;
  removeEventListener('island-ready', countReady);
  for (const letGo of held) letGo();
  held = [];
}

function whenIdle(callback: () => void, options?: IdleRequestOptions): void {
  // Safari has no idle callback.
  if (window.requestIdleCallback) window.requestIdleCallback(callback, options);
  else setTimeout(callback);
}

// biome-ignore lint/style/noDefaultExport: Astro imports a directive so.
export default afterLoad;
