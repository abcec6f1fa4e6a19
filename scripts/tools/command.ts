import { fileURLToPath } from 'node:url';
import { messageFor } from './failure.ts';
import { shutDown, shutDownOnSignal } from './shutdown.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Call {
  /** The project's folder. */
  readonly root: string;
  /** The command-line arguments. */
  readonly words: readonly string[];
}

/**
 * Runs a tool, then ends the process with the exit code to which the tool resolves: 1 and a message if it throws, 130
 * after a signal. A tool that resolves to `serving` runs until a signal and ends with 0.
 */
export async function command(tool: (call: Call) => Promise<number | 'serving'>): Promise<void> {
  let signalled = 130;
  shutDownOnSignal(() => signalled);
  try {
    const result = await tool({ root, words: process.argv.slice(2) });
    if (result === 'serving') signalled = 0;
    else await shutDown(result);
  } catch (error) {
    console.error(messageFor(error));
    await shutDown(1);
  }
}
