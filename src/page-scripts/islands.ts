import afterLoad from './after-load';
import { surviveTranslation } from './translated-texts';

declare global {
  interface Window {
    /** Client directives, which Astro's islands look up here. */
    Astro?: Record<string, unknown>;
  }
}

surviveTranslation();
window.Astro = { ...window.Astro, 'after-load': afterLoad };
