import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onShutdown } from '../../scripts/tools/shutdown.ts';
import type { Finding, Size } from '../../tests/reliability/part.ts';

const program = fileURLToPath(new URL('./part-process.ts', import.meta.url));

/** Milliseconds after which a part counts as hanging: it is killed and has failed. */
const timeout = 90 * 60_000;

/** Runs one part in its own process, so that parts do not share memory, clock or timing. */
export function runPart(name: string, size: Size, seed: number): Promise<Finding> {
  return new Promise((resolve) => {
    const child = fork(program, [name, size, String(seed)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    const output: Buffer[] = [];
    const printed = () => Buffer.concat(output).toString();
    const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
    onShutdown(async () => void child.kill('SIGKILL'));
    child.once('message', (finding: Finding) => resolve({ ...finding, log: `${finding.log ?? ''}\n${printed()}` }));
    child.once('close', (code) => {
      clearTimeout(timer);
      resolve({ figure: `ended with ${code ?? 'a signal'}`, passed: false, log: printed() });
    });
  });
}
