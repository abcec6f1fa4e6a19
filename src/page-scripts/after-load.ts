import { rememberTexts } from './translated-texts';

/**
 * `client:after-load`: hydrates once the page and its images have loaded and are painted, when the browser is idle. A
 * script of 80 KB that starts earlier takes the slow line away from the image that the reader is waiting for.
 * `client:after-load="near"` also waits until the reader comes near the island.
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
    // The page has what it needs, and says nothing else (components/IslandsScript.astro).
    if (!island.hasAttribute('ssr')) document.documentElement.dataset.started = '';
  };
  // A page in the background paints nothing: it waits until it is looked at.
  const start = () => (value === 'near' ? whenNear(island, hydrate) : void hydrate());
  const whenPainted = () => requestAnimationFrame(() => whenIdle(start, { timeout: 500 }));
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

/** Calls back once the island is less than 1,500 px from the visible part of the page. */
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

// biome-ignore lint/style/noDefaultExport: Astro imports a directive so.
export default afterLoad;
