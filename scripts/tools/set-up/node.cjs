'use strict';
const { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const { runNpm } = require('./npm.cjs');

/** The first Node that runs TypeScript, in which the tools are written. */
const oldest = 24;

const isWindows = process.platform === 'win32';
const program = isWindows ? 'node.exe' : 'node';

/** The first folder in the PATH of npm scripts. */
const placeOf = (root) => join(root, 'node_modules/.bin', program);

/** Whether npm scripts need a newer Node. */
function isNodeMissing(root) {
  if (existsSync(placeOf(root))) return false;
  // The running Node may have been in the project's packages, which npm has just replaced.
  const isOwn = process.execPath.startsWith(join(root, 'node_modules'));
  return isOwn || Number(process.versions.node.split('.')[0]) < oldest;
}

/**
 * Installs Node from the npm registry into a separate folder, because as a dependency it would be installed on every
 * machine. Deletes all but the program, because 63 of 189 MB are headers and npm. Resolves to the result of npm.
 */
async function installNode(root) {
  const folder = join(root, 'node_modules/.node');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json'])
    copyFileSync(join(__dirname, 'node', file), join(folder, file));
  const result = await runNpm(folder, []);
  if (result.code !== 0) return result;
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  // Removes broken links of earlier installations.
  rmSync(placeOf(root), { force: true });
  renameSync(join(folder, 'node_modules/node/bin', program), placeOf(root));
  rmSync(folder, { recursive: true, force: true });
  return result;
}

module.exports = { installNode, isNodeMissing };
