// npm run admin:password: asks for a password and prints the variables that production needs.
import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { limits } from '#domain/limits';
import { hashPassword } from '../../netlify/login/password.ts';
import { command } from './command.ts';
import { Failure } from './failure.ts';
import { shutDown } from './shutdown.ts';

await command(async () => {
  const password = process.stdin.isTTY ? await askTwice() : ((await text(process.stdin)).split(/\r?\n/)[0] ?? '');
  const fewest = limits.shortestPassword;
  if ([...password].length < fewest) throw new Failure(`A password needs ${fewest} characters or more.`);
  if (password.length > limits.password) throw new Failure(`A password has ${limits.password} characters at most.`);
  console.error('\nSet these for the production site, and keep them to yourself:\n');
  console.log(`ADMIN_USERNAME=admin
ADMIN_PASSWORD_HASH=${await hashPassword(password)}
JWT_SECRET=${randomBytes(48).toString('base64url')}`);
  return 0;
});

async function askTwice(): Promise<string> {
  const first = await ask('Password (is not shown): ');
  if (first !== (await ask('Once more: '))) throw new Failure('The passwords differ.');
  return first;
}

async function ask(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  lines.on('SIGINT', () => void shutDown(130));
  process.stderr.write(question);
  const line = await lines.question('');
  lines.close();
  process.stderr.write('\n');
  return line;
}
