import afterLoad from './after-load';

declare global {
  interface Window {
    /** Where the framework's islands look for the directive that hydrates them. */
    Astro?: Record<string, unknown>;
  }
}

window.Astro = { ...window.Astro, 'after-load': afterLoad };
