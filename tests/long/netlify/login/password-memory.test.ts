import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const password = new URL('../../../../netlify/login/password.ts', import.meta.url);
const peak = new URL('../../../reliability/growth/peak-memory.ts', import.meta.url);

/** In a separate process, so that the memory of other tests is not counted. */
const script = `
import { hashPassword, verifyPassword } from ${JSON.stringify(password.href)};
import { forgetPeak, peakMegabytes } from ${JSON.stringify(peak.href)};
const hash = await hashPassword('right');
forgetPeak();
const before = process.memoryUsage.rss() / 2 ** 20;
const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => verifyPassword(index ? 'wrong' : 'right', hash)));
console.log(JSON.stringify({ answers, megabytes: peakMegabytes() - before }));
`;

// Six would need 768 MB; Node has four threads for such work.
test('Many simultaneous passwords are verified with the memory of four', () => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script]).toString();
  const { answers: responses, megabytes } = JSON.parse(output);
  expect(responses).toEqual([true, ...Array.from({ length: 5 }, () => false)]);
  expect(megabytes).toBeLessThan(4 * 128 + 60);
  expect(megabytes).toBeGreaterThan(100);
});
