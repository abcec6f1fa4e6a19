import { ownersReport } from '../../build/still-to-fill-in.ts';
import { isExampleShown } from './build.ts';
import type { Settings } from './settings.ts';

/** Prints missing owner data, the URL and the login. */
export async function announce(root: string, port: number, { username, password }: Settings): Promise<void> {
  const report = await ownersReport(root, isExampleShown());
  console.log(`
${report ? `${report}\n\n` : ''}  Site      http://localhost:${port}
  Admin     http://localhost:${port}/admin
  Name      ${username}
  Password  ${password}

Ctrl-C ends it.`);
}
