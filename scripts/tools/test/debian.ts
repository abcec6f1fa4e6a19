import { run } from '../processes.ts';

/** Installs packages of Debian, where this machine takes them without being asked; resolves to what the command printed. */
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
  // Before a first update a new machine knows no packages, or old ones.
  updated ??= apt('update');
  await updated;
  return apt('install', '--yes', '--no-install-recommends', ...packages);
}

let updated: Promise<string> | undefined;
