interface HtmlPolicy {
  createHTML(html: string): string;
}

// The page's CSP requires Trusted Types, which TypeScript does not know yet.
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(path: string): string };
  createPolicy(name: string, rules: HtmlPolicy): HtmlPolicy;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

let pasted: HtmlPolicy | undefined;

/** The HTML of the clipboard as trusted HTML, for a document that runs no script and loads nothing. */
export function trustedHtml(html: string): string {
  pasted ??= window.trustedTypes?.createPolicy('pasted', { createHTML: (own) => own });
  return pasted?.createHTML(html) ?? html;
}

/** The worker's path as a trusted script URL; the CSP allows no other. */
export function trustedScript(path: string): string {
  const { trustedTypes } = window;
  return trustedTypes?.createPolicy('shrink-worker', { createScriptURL: () => path }).createScriptURL(path) ?? path;
}
