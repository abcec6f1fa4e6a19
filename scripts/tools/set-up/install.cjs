'use strict';
const { spawn } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { explainFailure, fullDisk } = require('./explain-failure.cjs');

const root = join(__dirname, '../../..');
const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules/.installed');

// `npm ci` refuses a lock file made on another platform's registry copy (ARCHITECTURE.md, "What the platform does").
// `--no-save` keeps it as it is.
// Without a network, npm itself would try for a quarter of an hour.
const npmArguments = [
  ...['install', '--no-save', '--loglevel=error', '--no-fund', '--no-audit', '--no-progress'],
  ...['--fetch-retries=2', '--fetch-retry-factor=2', '--fetch-retry-mintimeout=1000'],
];

if (!isInstalled()) install();

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();
}

/** What is installed follows from the lock file and the machine's kind. */
function fingerprint() {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  return `${lock} ${process.platform}-${process.arch}\n`;
}

function install() {
  if (!existsSync(join(root, 'node_modules')) && freeMegabytes() < 1000) return fail(fullDisk);
  const began = Date.now();
  process.stdout.write('Installing packages (once; about 900 MB) … ');
  rmSync(stampFile, { force: true });
  const npm = startNpm();
  const output = outputOf(npm);
  const leastFree = watchDisk();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => npm.kill(signal));
  npm.on('error', (error) => fail(`npm could not be started: ${error.message}.`));
  npm.on('close', (code, signal) => {
    if (signal || code === 130 || code === 143) return fail('Stopped.', '', 130);
    if (code === 0) return finish(began);
    fail(leastFree() < 20 ? fullDisk : explainFailure(output()), output());
  });
}

function outputOf(npm) {
  let output = '';
  const add = (text) => {
    output += text;
  };
  npm.stdout.on('data', add);
  npm.stderr.on('data', add);
  return () => output;
}

/**
 * The least room that there was since: npm does not always say that a full disk was the reason, and clears up after.
 */
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

function finish(began) {
  try {
    writeFileSync(stampFile, fingerprint());
  } catch (error) {
    return fail(explainFailure(error.message), error.message);
  }
  console.log(`${((Date.now() - began) / 1000).toFixed(1)} s`);
}

function startNpm() {
  const options = { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] };
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('npm-cli.js')) return spawn(process.execPath, [npm, ...npmArguments], options);
  return spawn('npm', npmArguments, { ...options, shell: process.platform === 'win32' });
}

/** One clear message last; npm's own output before it, for whoever wants to know more. */
function fail(message, details = '', code = 1) {
  console.log('');
  if (details) console.error(details.trimEnd());
  console.error(message);
  process.exit(code);
}
