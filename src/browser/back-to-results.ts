/**
 * Makes the link back to the list lead to the results that the visitor came from, at the same place of the page. Who came
 * from elsewhere gets the list from its beginning, as without this script.
 */
export function startBackToResults(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-back]');
  if (!link || !cameFromListAt(link.pathname)) return;
  link.href = document.referrer;
  // In a tab of its own there is nothing to go back to.
  if (history.length === 1) return;
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.back();
  });
}

function cameFromListAt(path: string): boolean {
  if (document.referrer === '') return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && (pathname === path || pathname.startsWith(`${path}/`));
}
