'use strict';

const fullDisk = 'The disk is full: the packages need about 1 GB. Make room and try again.';

const messages = [
  [/ENOSPC/, fullDisk],
  [/EACCES|EPERM|EROFS/, 'The packages cannot be written into node_modules: this user may not write there.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|network/i,
    'The npm registry cannot be reached: check the network and try again.',
  ],
];

/** Explains npm's output in one message. */
function explainFailure(output) {
  const known = messages.find(([pattern]) => pattern.test(output));
  return known ? known[1] : 'The packages could not be installed; npm says why above.';
}

module.exports = { explainFailure, fullDisk };
