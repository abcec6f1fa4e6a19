import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
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
  /** Makes it as new: empty, with nothing under way. */
  readonly renew: () => Promise<void>;
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
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const { stdout } = child;
  if (!stdout) throw new Error('The site has no output to say its origin by');
  const closed = once(child, 'close');
  const endBy = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await closed;
  };
  const lines = createInterface({ input: stdout });
  const ended = closed.then(() => Promise.reject(new Error('The site ended before it served')));
  ended.catch(() => undefined);
  const nextOrigin = () => Promise.race([originIn(lines), ended]);
  const renew = async () => {
    const served = nextOrigin();
    child.send('renew');
    await served;
  };
  return { origin: await nextOrigin(), renew, stop: endBy('SIGTERM'), kill: endBy('SIGKILL') };
}

/** The origin that a site says next. What else it says is heard too, or it would wait to be. */
function originIn(lines: Interface): Promise<string> {
  return new Promise((resolve) => {
    const hear = (line: string): void => {
      const origin = /^site: (\S+)$/.exec(line)?.[1];
      if (!origin) return;
      lines.off('line', hear);
      resolve(origin);
    };
    lines.on('line', hear);
  });
}
