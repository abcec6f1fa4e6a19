// npm run deploy:setup [-- NAME …]: makes the variables of the production site. With NETLIFY_SITE_ID and
// NETLIFY_AUTH_TOKEN it sets those that are missing, without the two it prints all. Named ones are replaced.
import { randomBytes, randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { limits } from '#domain/limits';
import { hashPassword } from '../../netlify/login/password.ts';
import { choose } from './choice.ts';
import { command } from './command.ts';
import { type NewVariable, siteVariables } from './deploy-setup/site-variables.ts';
import { Failure } from './failure.ts';
import { shutDown } from './shutdown.ts';

const randomLetters = (count: number) =>
  Array.from({ length: count }, () => 'abcdefghjkmnpqrstuvwxyz'[randomInt(23)]).join('');

const makers: Readonly<Record<string, { readonly isSecret: boolean; readonly make: () => Promise<string> | string }>> =
  {
    // Random: the platform refuses a deploy that contains the value of a secret, and “admin” is in many files.
    ADMIN_USERNAME: { isSecret: true, make: () => `desk-${randomLetters(6)}` },
    ADMIN_PASSWORD_HASH: { isSecret: true, make: async () => hashPassword(await newPassword()) },
    JWT_SECRET: { isSecret: true, make: () => randomBytes(48).toString('base64url') },
    AWS_LAMBDA_JS_RUNTIME: { isSecret: false, make: () => 'nodejs24.x' },
  };

await command(async ({ words }) => {
  const all = Object.keys(makers);
  const named = choose(all, words, { what: 'variable', nameOf: (name) => name });
  const site = await siteVariables(process.env);
  const kept = site && words.length === 0 ? all.filter((name) => site.names.has(name)) : [];
  const variables: NewVariable[] = [];
  for (const name of named.filter((one) => !kept.includes(one))) {
    const { isSecret = true, make } = makers[name] ?? {};
    if (make) variables.push({ name, isSecret, value: await make() });
  }
  if (kept.length > 0) console.error(`Already set, and kept: ${kept.join(', ')}.`);
  try {
    if (!site) throw new Failure('Set these for the production context, and keep them to yourself:');
    await site.set(variables);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(`\n${error.message}${site ? ' Set these by hand:' : ''}\n`);
    for (const { name, value } of variables) console.log(`${name}=${value}`);
    return site ? 1 : 0;
  }
  const shown = variables.filter(({ name, isSecret }) => !isSecret || name === 'ADMIN_USERNAME');
  for (const { name, value } of shown) console.log(`${name}=${value}`);
  console.error(
    `\nSet for production: ${variables.map(({ name }) => name).join(', ') || 'nothing'}. They apply at the next deploy.`,
  );
  return 0;
});

async function newPassword(): Promise<string> {
  const password = process.stdin.isTTY ? await askTwice() : ((await text(process.stdin)).split(/\r?\n/)[0] ?? '');
  const fewest = limits.shortestPassword;
  if ([...password].length < fewest) throw new Failure(`A password needs ${fewest} characters or more.`);
  if (password.length > limits.password) throw new Failure(`A password has ${limits.password} characters at most.`);
  return password;
}

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
