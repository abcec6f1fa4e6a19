'use strict';
// Runs before every npm script with the installed Node. This file uses only old syntax, so that an old Node can print
// the message.
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(
    'Invest Argentina needs Node 20 or newer, and this is Node ' +
      process.versions.node +
      '. Get it from https://nodejs.org and try again.',
  );
  process.exit(1);
}
require('./set-up/install.cjs');
