import { rememberTexts } from './translated-texts';

/**
 * Client directive `client:after-load`: hydrates an island once the page and its images have loaded and are painted,
 * and the browser is idle. Loaded earlier, the script (80 KB) would compete with the images on slow connections.
 * `client:after-load="near"` also waits until the island is near the viewport.
 */
function afterLoad(
  load: () => Promise<() => Promise<void>>,
  { value }: { readonly value?: unknown },
  island: Element,
): void {
  const holdTexts = rememberTexts(island);
  const hydrate = async () => {
    const render = await load();
    releaseWhenReady(holdTexts());
    await render();
    // Signals that the script works, so that no error is shown (components/IslandsScript.astro).
    if (!island.hasAttribute('ssr')) document.documentElement.dataset.started = '';
  };
  // Background tabs do not paint; there hydration waits until the tab is visible.
  const start = () => (value === 'near' ? whenNear(island, hydrate) : void hydrate());
  const whenPainted = () => requestAnimationFrame(() => whenIdle(start, { timeout: 500 }));
  if (document.readyState === 'complete') whenPainted();
  else addEventListener('load', whenPainted, { once: true });
}

/** Maximum time, in milliseconds, for which translation of texts is undone while islands load. */
const patience = 10_000;

/** Number of islands that have started and not finished hydration. */
let pending = 0;
let releases: (() => void)[] = [];

/** Stops undoing translation once all started islands are hydrated. */
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

/** Calls back once the island is less than 1,500 px from the viewport. */
function whenNear(island: Element, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '1500px 0px' },
  );
  // The island itself has no box (`display: contents`).
  for (const child of island.children) observer.observe(child);
}

function whenIdle(callback: () => void, options?: IdleRequestOptions): void {
  // Safari has no idle callback.
  if (window.requestIdleCallback) window.requestIdleCallback(callback, options);
  else setTimeout(callback);
}

// biome-ignore lint/style/noDefaultExport: required by Astro for client directives.
export default afterLoad;
