import { getTestStorage, setTestStorageKey } from '@nanostores/persistent';
import { vi } from 'vitest';

// Not stubs, because a store removes its listeners one second after the last test.
const events = new EventTarget();
Object.assign(globalThis, {
  addEventListener: events.addEventListener.bind(events),
  removeEventListener: events.removeEventListener.bind(events),
});

/** Replaces the browser's storage with a stand-in until the stubs are removed. */
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

/** Stores a value from another tab, which sends this tab a storage event. */
export function storeElsewhere(key: string, value: string): void {
  setTestStorageKey(key, value);
  events.dispatchEvent(new Event('storage'));
}
