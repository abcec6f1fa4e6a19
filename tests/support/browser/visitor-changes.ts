import type { BrowserContext, Page } from '@playwright/test';

/** The changes of a test to a visitor besides opening pages. */
export interface Changes {
  /** Undoes all changes. Resolves to false if one cannot be undone. */
  takeBack(): Promise<boolean>;
}

/** Records the changes that a test makes to a visitor's browser or page. */
export function noteChanges(context: BrowserContext, page: Page): Changes {
  const undos: (() => Promise<unknown>)[] = [];
  let isForGood = false;

  const undo = (made: Promise<AsyncDisposable>) => undos.push(async () => (await made)[Symbol.asyncDispose]());
  for (const target of [context, page]) {
    afterCall(target, ['addInitScript', 'exposeBinding', 'exposeFunction'], undo);
  }
  afterCall(context, ['grantPermissions'], () => undos.push(() => context.clearPermissions()));

  const note = () => {
    isForGood = true;
  };
  // A DevTools session can change anything and close pages.
  afterCall(context, ['newCDPSession', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline'], note);
  afterCall(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], note);
  afterCall(page, ['setExtraHTTPHeaders'], note);

  return {
    async takeBack() {
      if (isForGood) return false;
      for (const one of undos.splice(0)) await one();
      return true;
    },
  };
}

/** Passes the results of all calls of the methods to `after` as well. */
function afterCall<Result>(object: object, methods: readonly string[], after: (result: Result) => void): void {
  for (const method of methods) {
    const original: unknown = Reflect.get(object, method);
    if (typeof original !== 'function') throw new Error(`Playwright has no ${method} any more`);
    Reflect.set(object, method, (...parameters: unknown[]) => {
      const result: Result = Reflect.apply(original, object, parameters);
      after(result);
      return result;
    });
  }
}
