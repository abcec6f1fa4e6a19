import type { Settings } from './settings.ts';

/** Says where the site is and how to log in. */
export function announce(port: number, { username, password }: Settings): void {
  console.log(`
  Site      http://localhost:${port}
  Admin     http://localhost:${port}/admin
  Name      ${username}
  Password  ${password}

Ctrl-C ends it.`);
}
