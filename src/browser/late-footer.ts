import { afterLoad } from './after-load';

/**
 * Has the footer laid out once the page has loaded. Until then it is only when it is near (Footer.astro), so that the
 * first paint need not wait for it; later a picture that somebody takes of the whole page has to show it.
 */
export function layOutFooter(): void {
  afterLoad(() => document.querySelector('body > footer')?.setAttribute('data-laid-out', ''));
}
