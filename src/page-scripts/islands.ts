import afterLoad from './after-load';
import { surviveTranslation } from './translated-texts';

declare global {
  interface Window {
    /** Where the framework's islands look for the directive that hydrates them. */
    Astro?: Record<string, unknown>;
  }
}

surviveTranslation();
window.Astro = { ...window.Astro, 'after-load': afterLoad };
