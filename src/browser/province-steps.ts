/** Leads the links with `data-step` to the panels that many before or after the one that is shown, which is named between them; the list goes round. */
export function stepProvinces(links: readonly Element[], panels: readonly Element[], shown: string): void {
  const at = panels.findIndex(({ id }) => id === shown);
  for (const link of links) {
    const step = link instanceof HTMLAnchorElement ? Number(link.dataset.step) : Number.NaN;
    const panel = panels[(at + step + panels.length) % panels.length];
    if (!panel || !(link instanceof HTMLAnchorElement)) continue;
    link.dataset.province = panel.id;
    link.hash = panel.id;
    link.querySelector('span')?.replaceChildren(nameOn(panel));
    link.parentElement?.querySelector('[data-shown-name]')?.replaceChildren(nameOn(panels[at]));
  }
}

const nameOn = (panel?: Element): string => panel?.querySelector('h3')?.textContent ?? '';
