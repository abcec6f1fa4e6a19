'use strict';
const { spawn } = require('node:child_process');
const { existsSync } = require('node:fs');

// Not `npm ci`: it refuses a lock file from another registry mirror (docs/platform.md). `--no-save` leaves the lock file
// unchanged. Fewer retries: without a network, npm would retry for a quarter of an hour.
const always = [
  ...['install', '--no-save', '--loglevel=error', '--no-fund', '--no-audit', '--no-progress'],
  ...['--fetch-retries=2', '--fetch-retry-factor=2', '--fetch-retry-mintimeout=1000'],
];

/**
 * Installs the packages of a folder. Resolves to npm's exit code and output; `stopped` when a signal ended it, `error`
 * when it could not be started.
 */
function runNpm(folder, more) {
  const npm = start(folder, [...always, ...more]);
  const onSignal = () => npm.kill();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal);
  let output = '';
  const add = (text) => {
    output += text;
  };
  npm.stdout.on('data', add);
  npm.stderr.on('data', add);
  return new Promise((resolve) => {
    npm.on('error', (error) => resolve({ code: 1, output, error }));
    npm.on('close', (code, signal) => {
      resolve({ code, output, stopped: signal !== null || code === 130 || code === 143 });
    });
  });
}

function start(folder, parameters) {
  const options = { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] };
  const npm = process.env.npm_execpath;
  // The running Node may have been replaced by an installation.
  if (npm?.endsWith('npm-cli.js') && existsSync(process.execPath))
    return spawn(process.execPath, [npm, ...parameters], options);
  return spawn('npm', parameters, { ...options, shell: process.platform === 'win32' });
}

module.exports = { runNpm };
