import { textsOf } from './translated-texts';

/**
 * `client:after-load`: hydrates once the page and its images have loaded and are painted, when the browser is idle. A
 * script of 80 KB that starts earlier takes the slow line away from the image that the reader is waiting for.
 */
function afterLoad(load: () => Promise<() => Promise<void>>, _: unknown, island: Element): void {
  const texts = textsOf(island);
  const hydrate = async () => {
    const start = await load();
    const letGo = texts.hold();
    await start();
    // React hydrates in several steps; the browser is idle after the last one.
    whenIdle(letGo);
    // The page has what it needs, and says nothing else (components/IslandsScript.astro).
    if (!island.hasAttribute('ssr')) document.documentElement.dataset.started = '';
  };
  // A page in the background paints nothing: it waits until it is looked at.
  const whenPainted = () => requestAnimationFrame(() => whenIdle(() => void hydrate(), { timeout: 500 }));
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
}

function whenIdle(callback: () => void, options?: IdleRequestOptions): void {
  // Safari has no idle callback.
  if (window.requestIdleCallback) window.requestIdleCallback(callback, options);
  else setTimeout(callback);
}

// biome-ignore lint/style/noDefaultExport: Astro imports a directive so.
export default afterLoad;
