import { mock } from 'node:test';

/**
 * A fake clock of the process: it stands still until moved, so that a month passes in a moment and a run does not
 * depend on the day. Waiting for the store uses another clock and is not affected.
 */
export class Clock {
  #now = Date.parse('2026-01-01T00:00:00Z');

  start(): this {
    mock.timers.enable({ apis: ['Date'], now: this.#now });
    return this;
  }

  get now(): number {
    return this.#now;
  }

  forward(milliseconds: number): void {
    this.#now += milliseconds;
    mock.timers.setTime(this.#now);
  }

  stop(): void {
    mock.timers.reset();
  }
}
