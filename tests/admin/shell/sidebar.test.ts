import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A stand-in for a window that a test can resize. */
function fakeWindow(isWide: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: isWide,
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  };
  const queries: string[] = [];
  vi.stubGlobal('matchMedia', (media: string) => {
    queries.push(media);
    return query;
  });
  const resize = (wide: boolean) => {
    query.matches = wide;
    for (const listener of listeners) listener();
  };
  return { resize, queries };
}

async function openPage() {
  const sidebar = await import('../../../src/admin/shell/sidebar-state.ts');
  sidebar.$sidebar.listen(() => {});
  return sidebar;
}

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

test('The sidebar is open beside the page from a width of 768 px', async () => {
  const { queries } = fakeWindow(true);
  const { $sidebar } = await openPage();
  expect($sidebar.get()).toEqual({ open: true, mode: 'beside' });
  expect(queries).toEqual(['(min-width: 768px)']);
});

test('The sidebar is closed in a narrow window', async () => {
  fakeWindow(false);
  const { $sidebar } = await openPage();
  expect($sidebar.get()).toEqual({ open: false, mode: 'over' });
});

test('The sidebar closes when the window becomes narrow and opens when it becomes wide', async () => {
  const { resize } = fakeWindow(true);
  const { $sidebar } = await openPage();
  resize(false);
  expect($sidebar.get()).toEqual({ open: false, mode: 'over' });
  resize(true);
  expect($sidebar.get()).toEqual({ open: true, mode: 'beside' });
});

test.each([true, false])('The button opens and closes the sidebar (wide: %s)', async (isWide) => {
  fakeWindow(isWide);
  const { $sidebar, toggleSidebar } = await openPage();
  toggleSidebar();
  expect($sidebar.get().open).toBe(!isWide);
  toggleSidebar();
  expect($sidebar.get().open).toBe(isWide);
});

test('Following a link closes the sidebar only where it covers the page', async () => {
  const { resize } = fakeWindow(true);
  const { $sidebar, toggleSidebar, uncoverPage } = await openPage();
  uncoverPage();
  expect($sidebar.get().open).toBe(true);
  resize(false);
  toggleSidebar();
  uncoverPage();
  expect($sidebar.get().open).toBe(false);
});
