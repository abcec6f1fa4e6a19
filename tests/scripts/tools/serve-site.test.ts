import { expect, test, vi } from 'vitest';
import { keepSchedule } from '../../../scripts/tools/start/serve-site.ts';

test('A run of the schedule begins every minute, unless an earlier one has not ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const ends: (() => void)[] = [];
  const runEveryMinute = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  keepSchedule({ runEveryMinute });
  vi.advanceTimersByTime(59_999);
  expect(runEveryMinute).not.toHaveBeenCalled();
  vi.advanceTimersByTime(120_001);
  expect(runEveryMinute).toHaveBeenCalledTimes(1);
  ends[0]?.();
  await new Promise(setImmediate);
  vi.advanceTimersByTime(60_000);
  expect(runEveryMinute).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
