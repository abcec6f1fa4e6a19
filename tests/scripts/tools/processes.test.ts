import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { run, stopAll } from '../../../scripts/tools/processes.ts';
import { seconds } from '../../../scripts/tools/progress.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

async function isRunning(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status !== '' && !/\) Z /.test(status);
}

/** A killed process takes a moment to end. */
const expectGone = (pid: number) => expect.poll(() => isRunning(pid)).toBe(false);

async function writtenPid(file: string): Promise<number> {
  for (;;) {
    const pid = Number(await readFile(file, 'utf8').catch(() => ''));
    if (pid > 0) return pid;
    await new Promise(setImmediate);
  }
}

// A command that starts a child process and writes its id into a file.
const withChild = (file: string, then: string) => ['-c', `sleep 300 & echo $! > ${file}; ${then}`];

test('A command returns its output and code, and gets no input', async () => {
  const finished = await run('sh', ['-c', 'cat; echo out; echo err >&2; exit 3'], { cwd: '/' });
  expect(finished).toEqual({ code: 3, output: expect.stringMatching(/^(out\nerr\n|err\nout\n)$/), timedOut: false });
});

test('A missing command is an error', async () => {
  await expect(run('no-such-command', [], { cwd: '/' })).rejects.toThrow('ENOENT');
});

test('The child processes of a command end with it', async () => {
  const file = join(await temporaryFolder(), 'pid');
  await run('sh', withChild(file, 'exit 0'), { cwd: '/' });
  await expectGone(await writtenPid(file));
});

test('A command that exceeds its timeout is killed with its child processes', async () => {
  const file = join(await temporaryFolder(), 'pid');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const running = run('sh', withChild(file, 'wait'), { cwd: '/', timeout: 500 });
  await writtenPid(file);
  vi.advanceTimersByTime(500);
  expect(await running).toMatchObject({ code: null, timedOut: true });
  await expectGone(await writtenPid(file));
});

test('All commands can be stopped at once, also those that ignore signals', async () => {
  const file = join(await temporaryFolder(), 'pid');
  const running = run('sh', ['-c', `trap '' TERM; ${withChild(file, 'wait; wait; sleep 300')[1]}`], { cwd: '/' });
  const pid = await writtenPid(file);
  await stopAll();
  expect((await running).code).toBeNull();
  await expect(run('true', [], { cwd: '/' })).rejects.toThrow('Stopped');
  await expectGone(pid);
});

test.each([
  [340, '0.3 s'],
  [9_940, '9.9 s'],
  [9_960, '10 s'],
  [59_400, '59 s'],
  [60_000, '1 min 0 s'],
  [125_400, '2 min 5 s'],
])('The time %i ms is written as %s', (milliseconds, text) => {
  expect(seconds(milliseconds)).toBe(text);
});
