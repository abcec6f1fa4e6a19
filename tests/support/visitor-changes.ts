import type { BrowserContext, Page } from '@playwright/test';

/** What a test changes of a visitor beyond the pages that it opens. */
export interface Changes {
  /** Takes all of it back; resolves to false where something cannot be. */
  takeBack(): Promise<boolean>;
}

/** Notes what a visitor's browser, or its page, is made to do from now on. */
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
  // By a session of the DevTools anything can be changed, and a page's end brought about.
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

/** Hands what every call of the methods returns to `after` as well. */
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
