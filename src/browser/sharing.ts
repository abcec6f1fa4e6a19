import { fill } from '../i18n/fill';

/** Offers what only a script can do with the page's URL: the device's own way to share, where it has one, and to copy. */
export function startSharing(): void {
  const section = document.querySelector<HTMLElement>('[data-share]');
  const status = section?.querySelector('[role="status"]');
  if (!section || !status) return;
  const { share: url = '', title = '', copied = '', copyFailed = '' } = section.dataset;

  async function copy(): Promise<string> {
    try {
      await navigator.clipboard.writeText(url);
      return copied;
    } catch {
      return fill(copyFailed, { url });
    }
  }

  // A browser without it has no such function, whatever the types say; elsewhere it may refuse what it is given.
  if ('share' in navigator)
    offer('[data-share-with]', () => void navigator.share({ title, url }).catch(() => undefined));
  offer('[data-copy-link]', async () => {
    status.textContent = await copy();
  });

  function offer(selector: string, act: () => void): void {
    const button = section?.querySelector<HTMLElement>(selector);
    button?.addEventListener('click', act);
    button?.parentElement?.removeAttribute('hidden');
  }
}
