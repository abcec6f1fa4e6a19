import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** Collects problems in a visitor's pages: console errors and warnings, page errors, failed requests. */
export interface Problems {
  watch(context: BrowserContext): void;
  /** Declares that problems that match are part of the test. */
  expect(pattern: RegExp): void;
  unexpected(): string[];
}

export function collectProblems(): Problems {
  const found: string[] = [];
  const expected: RegExp[] = [];

  function watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (isFault(message)) found.push(describeMessage(message));
    });
    context.on('weberror', (error) => {
      if (!isSkippedTransition(error.error())) found.push(`page error: ${describeError(error.error())}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page aborts its pending requests.
      if (reason !== 'net::ERR_ABORTED') found.push(`failed request: ${request.method()} ${request.url()} ${reason}`);
    });
  }

  return {
    watch,
    expect: (pattern) => void expected.push(pattern),
    unexpected: () => found.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
  };
}

// The warning that a preloaded file is not used within a few seconds shows only that the machine is busy.
const isFault = (message: ConsoleMessage): boolean =>
  message.type() === 'error' ||
  (message.type() === 'warning' && !/was preloaded using link preload but not used within/.test(message.text()));

// A busy browser may skip the transition between two pages, which only the style sheet requests, and reports it as an
// error that no page can catch.
const isSkippedTransition = ({ name, message }: Error): boolean =>
  (name === 'AbortError' && message === 'Transition was skipped') ||
  (name === 'InvalidStateError' &&
    message === 'Transition was aborted because of invalid state. Page already revealed');

// Errors thrown by the browser itself may have no stack or an empty one.
const describeError = ({ name, message, stack }: Error): string => stack || `${name}: ${message}`;

const describeMessage = (message: ConsoleMessage): string =>
  `console ${message.type()}: ${message.text()} (${message.location().url})`;

/** Makes every page of a visitor log violations of its policy on the console. */
export async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(reportOnConsole);
}

// Runs in the page.
function reportOnConsole(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`policy violation: ${effectiveDirective} ${blockedURI} ${sourceFile}`),
  );
}
