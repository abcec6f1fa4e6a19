import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';

interface SiteOptions {
  /** Whether its store has the sample opportunities at first. */
  readonly seeded?: boolean;
  /** The folder of its store; default a temporary one. */
  readonly store?: string;
  /** The project to serve; default the last build of this one. */
  readonly root?: string;
  /** The secret that signs its tokens; default random. */
  readonly secret?: string;
}

export interface Site {
  /** Without a trailing slash. */
  readonly origin: string;
  /** Resets it: empties its store and finishes pending requests. */
  readonly renew: () => Promise<void>;
  /** Runs the functions of every minute as if it were this time. */
  readonly runEveryMinuteAt: (time: Date) => Promise<void>;
  readonly stop: () => Promise<void>;
  /** Kills it, like a power cut. */
  readonly kill: () => Promise<void>;
}

const program = fileURLToPath(new URL('./site-process.ts', import.meta.url));

/** Starts a site on a free port with its own store. Its account is siteAccount. */
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
  const ask = async (message: string | number) => {
    const done = nextOrigin();
    child.send(message);
    await done;
  };
  return {
    origin: await nextOrigin(),
    renew: () => ask('renew'),
    runEveryMinuteAt: (time) => ask(time.getTime()),
    stop: endBy('SIGTERM'),
    kill: endBy('SIGKILL'),
  };
}

/** The origin that a site prints next. Other output is read too, because a full pipe would block the site. */
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
