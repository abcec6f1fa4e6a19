import { rememberTexts } from './translated-texts';

/**
 * `client:after-load`: hydrates once the page and its images have loaded and are painted, when the browser is idle. A
 * script of 80 KB that starts earlier takes the slow line away from the image that the reader is waiting for.
 */
function afterLoad(load: () => Promise<() => Promise<void>>, _: unknown, island: Element): void {
  const holdTexts = rememberTexts(island);
  const hydrate = async () => {
    const start = await load();
    releaseWhenReady(holdTexts());
    await start();
    // The page has what it needs, and says nothing else (components/IslandsScript.astro).
    if (!island.hasAttribute('ssr')) document.documentElement.dataset.started = '';
  };
  // A page in the background paints nothing: it waits until it is looked at.
  const whenPainted = () => requestAnimationFrame(() => whenIdle(() => void hydrate(), { timeout: 500 }));
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
}

/** Milliseconds after which texts may be translated, even if an island still waits for a file. */
const patience = 10_000;

/** Islands that React has begun to hydrate. */
let pending = 0;
let releases: (() => void)[] = [];

/** Lets texts be translated again once React has hydrated every island that it has begun with. */
function releaseWhenReady(release: () => void): void {
  if (pending === 0) addEventListener('island-ready', countReady);
  pending += 1;
  releases.push(release);
  setTimeout(release, patience);
}

function countReady(): void {
  pending -= 1;
  if (pending > 0) return;
  removeEventListener('island-ready', countReady);
  for (const release of releases) release();
  releases = [];
}

function whenIdle(callback: () => void, options?: IdleRequestOptions): void {
  // Safari has no idle callback.
  if (window.requestIdleCallback) window.requestIdleCallback(callback, options);
  else setTimeout(callback);
}

// biome-ignore lint/style/noDefaultExport: Astro imports a directive so.
export default afterLoad;
