'use strict';
// Runs before every npm script, under whatever Node is there. This file is kept to words that the oldest Node can read,
// so that it can say what is wrong; the work is done by the file it loads.
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(
    'Invest Argentina needs Node 20 or newer, and this is Node ' +
      process.versions.node +
      '. Get it from https://nodejs.org and try again.',
  );
  process.exit(1);
}
require('./set-up/install.cjs');
