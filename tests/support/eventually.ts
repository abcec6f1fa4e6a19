import { vi } from 'vitest';

/** Waits until an assertion passes, however slow the machine is. Vitest's own limit is a second. */
export const eventually = (assertion: () => void): Promise<void> => vi.waitFor(assertion, { timeout: 5 * 60_000 });
