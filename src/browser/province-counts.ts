/** Writes into each province's link how many opportunities it has. Without an answer the links stay as they are. */
export async function showProvinceCounts(): Promise<void> {
  const response = await fetch('/opportunity-counts.json').catch(() => undefined);
  if (!response?.ok) return;
  const counts: unknown = await response.json();
  for (const place of document.querySelectorAll<HTMLElement>('[data-province-count]')) {
    const entry = Object.entries(counts ?? {}).find(([code]) => code === place.dataset.provinceCount);
    place.textContent = String(entry?.[1] ?? 0);
  }
}
