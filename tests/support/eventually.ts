import { vi } from 'vitest';

/** Waits until an assertion holds, however slow the machine is: vitest's own limit is a second. */
export const eventually = (assertion: () => void): Promise<void> => vi.waitFor(assertion, { timeout: 5 * 60_000 });
