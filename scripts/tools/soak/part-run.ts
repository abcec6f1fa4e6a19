import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Finding, Size } from '../../../tests/reliability/part.ts';
import { onShutdown } from '../shutdown.ts';

const program = fileURLToPath(new URL('./part-process.ts', import.meta.url));

/** Milliseconds that no part needs, however busy the machine: one that takes longer hangs, is killed and has failed. */
const timeout = 90 * 60_000;

/** Runs one part in a process of its own, so that no part disturbs the memory, the clock or the times of another. */
export function runPart(name: string, size: Size, seed: number): Promise<Finding> {
  return new Promise((resolve) => {
    const child = fork(program, [name, size, String(seed)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    const output: Buffer[] = [];
    const said = () => Buffer.concat(output).toString();
    const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
    onShutdown(async () => void child.kill('SIGKILL'));
    child.once('message', (finding: Finding) => resolve({ ...finding, log: `${finding.log ?? ''}\n${said()}` }));
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ figure: `ended with ${code ?? 'a signal'}`, passed: false, log: said() });
    });
  });
}
