import { run } from '../processes.ts';

/** Installs Debian packages if no password is needed. Resolves to the output. */
export async function installFromDebian(root: string, packages: readonly string[]): Promise<string> {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = async (...parameters: string[]): Promise<string> => {
    const [command = '', ...rest] = [...asRoot, 'apt-get', ...parameters];
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const options = { cwd: root, environment, timeout: 10 * 60_000 };
    return run(command, rest, options).then(
      ({ output }) => output,
      (error) => `${error}`,
    );
  };
  // A new machine has no package lists, or old ones.
  updated ??= apt('update');
  await updated;
  return apt('install', '--yes', '--no-install-recommends', ...packages);
}

let updated: Promise<string> | undefined;
