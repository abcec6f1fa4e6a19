'use strict';
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { explainFailure, fullDisk } = require('./explain-failure.cjs');
const { installNode, isNodeMissing } = require('./node.cjs');
const { runNpm } = require('./npm.cjs');

const root = join(__dirname, '../../..');
const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules/.installed');

const before = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;

/**
 * `production` packages build and serve the site, `development` packages also test, check and measure it. A script that
 * needs only production packages keeps installed development packages.
 */
const isDeveloped = before !== undefined && !before.endsWith(' production\n');
const wanted = isDeveloped || process.argv.includes('--development') ? 'development' : 'production';

const parts = {
  production: { title: 'Installing packages (once; about 350 MB)', parameters: ['--omit=dev'] },
  development: { title: 'Installing packages and tools for tests (once; about 800 MB)', parameters: ['--include=dev'] },
};

/** Ends the run with npm's output as details and one clear message last. */
class Failure extends Error {
  constructor(message, { details = '', code = 1 } = {}) {
    super(message);
    Object.assign(this, { details, code });
  }
}

setUp().catch((error) => {
  console.log('');
  if (error.details) console.error(error.details.trimEnd());
  console.error(error instanceof Failure ? error.message : explainFailure(error.message));
  process.exit(error.code > 0 ? error.code : 1);
});

async function setUp() {
  if (before !== stamp(wanted)) {
    if (!existsSync(join(root, 'node_modules')) && freeMegabytes() < 1000) throw new Failure(fullDisk);
    rmSync(stampFile, { force: true });
    const { title, parameters } = parts[wanted];
    await step(title, () => runNpm(root, parameters));
    // An optional peer of valibot, only for its types: 24 MB that nothing loads.
    if (wanted === 'production') rmSync(join(root, 'node_modules/typescript'), { recursive: true, force: true });
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    writeFileSync(stampFile, stamp(wanted));
  }
  if (isNodeMissing(root)) await step('Installing Node 24 (once; about 130 MB)', () => installNode(root));
}

/** Identifies the installed packages by lock file, platform and part. */
function stamp(part) {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${lock} ${process.platform}-${process.arch} ${part}\n`;
}

/** Prints a title, installs, and prints the duration. */
async function step(title, install) {
  const began = Date.now();
  process.stdout.write(`${title} … `);
  const leastFree = watchDisk();
  const { code, output, stopped, error } = await install();
  if (error) throw new Failure(`npm could not be started: ${error.message}.`);
  if (stopped) throw new Failure('Stopped.', { code: 130 });
  if (code !== 0) throw new Failure(leastFree() < 20 ? fullDisk : explainFailure(output), { details: output });
  console.log(`${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Smallest free space since the call: npm does not always report a full disk, and cleans up afterwards. */
function watchDisk() {
  let least = freeMegabytes();
  const look = () => {
    least = Math.min(least, freeMegabytes());
    return least;
  };
  setInterval(look, 200).unref();
  return look;
}

function freeMegabytes() {
  const { bavail, bsize } = statfsSync(root);
  return (bavail * bsize) / 1e6;
}
