'use strict';
const { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } = require('node:fs');
const { join } = require('node:path');
const { runNpm } = require('./npm.cjs');

/** What the project's own tools need at least: they are TypeScript, which Node runs as it is. */
const oldest = 24;

const isWindows = process.platform === 'win32';
const program = isWindows ? 'node.exe' : 'node';

/** Where npm scripts look for programs first. */
const placeOf = (root) => join(root, 'node_modules/.bin', program);

/** Whether npm scripts still lack a Node that is new enough. */
function isNodeMissing(root) {
  if (existsSync(placeOf(root))) return false;
  // One that ran from the project's packages is gone by now: npm has just removed it with an older version of them.
  const isOwn = process.execPath.startsWith(join(root, 'node_modules'));
  return isOwn || Number(process.versions.node.split('.')[0]) < oldest;
}

/**
 * Installs Node from the npm registry for the scripts of this project. It gets a folder of its own, because among the
 * other packages it would be installed where the machine's own Node will do. Only the program itself is kept: 63 of 189
 * MB are headers and npm. Resolves to what npm's run came to.
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
  // Links of earlier installations would keep a name that leads nowhere.
  rmSync(placeOf(root), { force: true });
  renameSync(join(folder, 'node_modules/node/bin', program), placeOf(root));
  rmSync(folder, { recursive: true, force: true });
  return result;
}

module.exports = { installNode, isNodeMissing };
