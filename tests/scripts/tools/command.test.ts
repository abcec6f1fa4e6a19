import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { choose } from '../../../scripts/tools/choice.ts';
import { Failure } from '../../../scripts/tools/failure.ts';
import { temporaryFolder } from '../../support/sites/temporary-folder.ts';

const tools = fileURLToPath(new URL('../../../scripts/tools/', import.meta.url));

/** Starts a tool whose work is the given source. */
async function start(work: string, ...words: string[]) {
  const program = join(await temporaryFolder(), 'tool.mjs');
  const imports = ['command', 'failure', 'shutdown'].map(
    (name) => `import * as ${name} from ${JSON.stringify(join(tools, `${name}.ts`))};`,
  );
  const waiting = `const forever = new Promise(() => setInterval(() => {}, 60_000));`;
  await writeFile(
    program,
    `${imports.join('\n')}\n${waiting}\nawait command.command(async ({ words }) => { ${work} });`,
  );
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  return { child, ended: async () => ({ code: (await closed)[0], printed: await printed }) };
}

async function ended(work: string, ...words: string[]) {
  return (await start(work, ...words)).ended();
}

/** Sends a signal as soon as the tool has printed. */
async function signalled(work: string, signal: NodeJS.Signals) {
  const { child, ended } = await start(work);
  child.stdout.once('data', () => child.kill(signal));
  return ended();
}

test('A tool gets its arguments, and its result is the exit code', async () => {
  const work = 'console.log(words.join()); return 3;';
  expect(await ended(work, 'a', '--b')).toEqual({ code: 3, printed: ['a,--b\n', ''] });
});

test('A Failure prints one message and exits with 1', async () => {
  const work = "throw new failure.Failure('Choose another name.');";
  expect(await ended(work)).toEqual({ code: 1, printed: ['', 'Choose another name.\n'] });
});

test('An unexpected error prints its stack and exits with 1', async () => {
  const { code, printed } = await ended("throw new TypeError('odd');");
  expect([code, printed[1]]).toEqual([1, expect.stringMatching(/TypeError: odd\n +at /)]);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('A tool that gets %s exits with 130', async (signal) => {
  expect(await signalled("console.log('working'); return forever;", signal)).toMatchObject({ code: 130 });
});

test('A serving tool continues, and a signal ends it with 0', async () => {
  const work = "setTimeout(() => console.log('served')); void forever; return 'serving';";
  expect(await signalled(work, 'SIGTERM')).toMatchObject({ code: 0, printed: ['served\n', ''] });
});

test('The tasks of a shutdown run from the last to the first, although one fails', async () => {
  const work = `
    for (const name of ['first', 'second', 'third'])
      shutdown.onShutdown(async () => { console.log(name); if (name === 'second') throw new Error('on purpose'); });
    return 0;`;
  const { code, printed } = await ended(work);
  expect([code, printed[0]]).toEqual([0, 'third\nsecond\nfirst\n']);
});

test('Items are chosen by name, and an unknown name is refused with the list of known ones', () => {
  const fruits = [{ name: 'apple' }, { name: 'pear' }, { name: 'plum' }];
  const options = { what: 'fruit', nameOf: ({ name }: { name: string }) => name };
  expect(choose(fruits, [], options)).toBe(fruits);
  expect(choose(fruits, ['plum', 'apple'], options)).toEqual([{ name: 'apple' }, { name: 'plum' }]);
  const message = 'There is no fruit nut; there are: apple pear plum';
  expect(() => choose(fruits, ['nut', 'pear'], options)).toThrow(new Failure(message));
});
