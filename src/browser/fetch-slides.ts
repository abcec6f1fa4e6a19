/** Milliseconds for which the line is left to the page itself; the first slide stays for longer anyway. */
const rest = 1000;

/** Milliseconds after which a slide that has not arrived is done without. */
const timeout = 20_000;

/**
 * Fetches the other slides once the page is usable, one after the other, and adds each to the stage as it arrives, so
 * that one which fails is never shown. The loader counts them and goes with the last.
 */
export async function fetchSlides(hero: HTMLElement, stage: HTMLElement): Promise<void> {
  const loader = hero.querySelector('progress');
  const others = hero.querySelector<HTMLTemplateElement>('[data-others]');
  if (!loader || !others) return;
  loader.hidden = false;
  await pageIsUsable();
  // Importing a slide into the page begins its request, even before it is put there.
  for (const kept of others.content.children) {
    const slide = document.importNode(kept, true);
    slide.setAttribute('data-number', String(loader.value + 1));
    if (await arrives(slide)) stage.append(slide);
    loader.value += 1;
  }
  loader.hidden = true;
}

async function pageIsUsable(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await after(rest);
  if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: rest }));
}

async function arrives(slide: Element): Promise<boolean> {
  const decoded = slide.querySelector('img')?.decode();
  if (!decoded) return false;
  return Promise.race([
    decoded.then(
      () => true,
      () => false,
    ),
    after(timeout).then(() => false),
  ]);
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
