import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { limits } from '#domain/limits';
import { hashPassword } from '../../netlify/login/password.ts';

const fewest = 12;

const password = process.stdin.isTTY ? await askTwice() : ((await text(process.stdin)).split(/\r?\n/)[0] ?? '');
const problem = problemOf(password);
if (problem) fail(problem);
console.error('\nSet these for the production site, and keep them to yourself:\n');
console.log(`ADMIN_USERNAME=admin
ADMIN_PASSWORD_HASH=${await hashPassword(password)}
JWT_SECRET=${randomBytes(48).toString('base64url')}`);

function problemOf(candidate: string): string | undefined {
  if ([...candidate].length < fewest) return `A password needs ${fewest} characters or more.`;
  if (candidate.length > limits.password) return `A password has ${limits.password} characters at most.`;
  return undefined;
}

async function askTwice(): Promise<string> {
  const first = await ask('Password (is not shown): ');
  if (first !== (await ask('Once more: '))) fail('The two are not the same.');
  return first;
}

async function ask(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  lines.on('SIGINT', () => process.exit(130));
  process.stderr.write(question);
  const answer = await lines.question('');
  lines.close();
  process.stderr.write('\n');
  return answer;
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}
