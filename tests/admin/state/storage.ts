import { getTestStorage, setTestStorageKey } from '@nanostores/persistent';
import { vi } from 'vitest';

// Not as stubs: a store lets go of its listeners a second after the last test.
const events = new EventTarget();
Object.assign(globalThis, {
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
});

/** Puts the storage that stands in for the browser's in its place, until stubs are taken away. */
export function stubLocalStorage(): void {
  const storage = getTestStorage();
  const methods: Readonly<Record<string, unknown>> = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  };
  vi.stubGlobal('localStorage', new Proxy(storage, { get: (_, key) => methods[String(key)] ?? storage[String(key)] }));
}

/** Stores something as another tab does: this one hears of it. */
export function storeElsewhere(key: string, value: string): void {
  setTestStorageKey(key, value);
  events.dispatchEvent(new Event('storage'));
}
