import { cleanTestStorage, useTestStorageEngine } from '@nanostores/persistent';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { $refusedToken } from '../../src/stores/admin-call.ts';
import { endSession, startSession } from '../../src/stores/session.ts';
import { server } from './admin-server.ts';
import { stubLocalStorage } from './admin-storage.ts';

/** Logs in before each test of a file, and clears up after it; `tidy` does what the file has to clear up besides. */
export function provideSession(tidy: () => void = () => {}): void {
  beforeAll(useTestStorageEngine);
  beforeEach(() => {
    vi.stubGlobal('fetch', server);
    stubLocalStorage();
    startSession('token');
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    server.mockReset();
    tidy();
    $refusedToken.set(undefined);
    endSession();
    cleanTestStorage();
  });
}
