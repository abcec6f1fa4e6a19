import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

interface SiteOptions {
  /** Whether its store begins with the sample opportunities. */
  readonly seeded?: boolean;
  /** The folder of its store; a temporary one when left out. */
  readonly store?: string;
  /** The project that is served; this one, as it was built last, when left out. */
  readonly root?: string;
  /** What signs its tokens; random when left out. */
  readonly secret?: string;
}

export interface Site {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
}

const program = fileURLToPath(new URL('./site-process.ts', import.meta.url));

/** Starts a site on a free port, with a store of its own, whose account is siteAccount. */
export async function startSite({ seeded, store, root, secret }: SiteOptions = {}): Promise<Site> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      SITE_SEEDED: seeded ? 'yes' : '',
      ...(store && { SITE_STORE: store }),
      ...(root && { SITE_ROOT: root }),
      ...(secret && { SITE_SECRET: secret }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const endBy = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await closed;
  };
  for await (const text of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    const origin = /^site: (\S+)$/m.exec(text)?.[1];
    if (!origin) continue;
    child.stdout.resume();
    return { origin, stop: endBy('SIGTERM'), kill: endBy('SIGKILL') };
  }
  throw new Error('The site ended before it served');
}
