import { textsOf } from './translated-texts';

/**
 * `client:after-load`: hydrates once the page and its images have loaded and are painted, when the browser is idle. A
 * script of 80 KB that starts earlier takes the slow line away from the image that the reader is waiting for.
 */
function afterLoad(load: () => Promise<() => Promise<void>>, _: unknown, island: Element): void {
  const restoreTexts = textsOf(island);
  const hydrate = async () => {
    const start = await load();
    restoreTexts();
    await start();
    // The page has what it needs, and says nothing else (components/IslandsScript.astro).
    if (!island.hasAttribute('ssr')) document.documentElement.dataset.started = '';
  };
  const whenIdle = () => {
    // Safari has no idle callback.
    const wait = window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback));
    wait(() => void hydrate(), { timeout: 500 });
  };
  // A page in the background paints nothing: it waits until it is looked at.
  const whenPainted = () => requestAnimationFrame(whenIdle);
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
}

// biome-ignore lint/style/noDefaultExport: Astro imports a directive so.
export default afterLoad;
