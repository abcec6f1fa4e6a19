import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A window whose width a test sets. */
function fakeWindow(isWide: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: isWide,
    addEventListener: (_: string, listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => void listeners.delete(listener),
  };
  const asked: string[] = [];
  vi.stubGlobal('matchMedia', (media: string) => {
    asked.push(media);
    return query;
  });
  const resize = (wide: boolean) => {
    query.matches = wide;
    for (const listener of listeners) listener();
  };
  return { resize, asked };
}

async function openPage() {
  const sidebar = await import('../../../src/admin/state/sidebar.ts');
  sidebar.$sidebar.listen(() => {});
  return sidebar;
}

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

test('stands open beside the page in a wide window, which begins at 768 px', async () => {
  const { asked } = fakeWindow(true);
  const { $sidebar } = await openPage();
  expect($sidebar.get()).toEqual({ open: true, mode: 'beside' });
  expect(asked).toEqual(['(min-width: 768px)']);
});

test('is closed in a narrow window', async () => {
  fakeWindow(false);
  const { $sidebar } = await openPage();
  expect($sidebar.get()).toEqual({ open: false, mode: 'over' });
});

test('closes when the window becomes narrow, and opens when it becomes wide', async () => {
  const { resize } = fakeWindow(true);
  const { $sidebar } = await openPage();
  resize(false);
  expect($sidebar.get()).toEqual({ open: false, mode: 'over' });
  resize(true);
  expect($sidebar.get()).toEqual({ open: true, mode: 'beside' });
});

test.each([true, false])('its button opens and closes it (wide: %s)', async (isWide) => {
  fakeWindow(isWide);
  const { $sidebar, toggleSidebar } = await openPage();
  toggleSidebar();
  expect($sidebar.get().open).toBe(!isWide);
  toggleSidebar();
  expect($sidebar.get().open).toBe(isWide);
});

test('a choice closes it where it covers the page, and nowhere else', async () => {
  const { resize } = fakeWindow(true);
  const { $sidebar, toggleSidebar, uncoverPage } = await openPage();
  uncoverPage();
  expect($sidebar.get().open).toBe(true);
  resize(false);
  toggleSidebar();
  uncoverPage();
  expect($sidebar.get().open).toBe(false);
});
