import * as v from 'valibot';
import { filled } from './read.ts';

/** How a host is called that is this machine. */
export const localHosts = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** A URL of https without a name and password in it; of http on one's own machine only. */
export const safeURL = v.pipe(
  filled,
  v.url(),
  v.transform((text) => new URL(text)),
  v.check(({ protocol, hostname }) => protocol === 'https:' || (protocol === 'http:' && localHosts.includes(hostname))),
  v.check(({ username, password }) => username === '' && password === ''),
);
