import { cleanTestStorage, useTestStorageEngine } from '@nanostores/persistent';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { $refusedToken } from '../../../src/admin/session/call.ts';
import { endSession, startSession } from '../../../src/admin/session/session.ts';
import { server } from './server.ts';
import { StandInRequest } from './stand-in-request.ts';
import { stubLocalStorage } from './storage.ts';

/** Logs in before each test of a file and cleans up after it. `tidy` is the file's own clean-up. */
export function provideSession(tidy: () => void = () => {}): void {
  beforeAll(useTestStorageEngine);
  beforeEach(() => {
    vi.stubGlobal('fetch', server);
    vi.stubGlobal('XMLHttpRequest', StandInRequest);
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
