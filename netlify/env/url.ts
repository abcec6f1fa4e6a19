import * as v from 'valibot';
import { filled } from './read.ts';

/** Names of the local machine. */
export const localHosts = ['localhost', '127.0.0.1', '[::1]', '::1'];

/** An https URL without a name and password; http on the local machine only. */
export const safeURL = v.pipe(
  filled,
  v.url(),
  v.transform((text) => new URL(text)),
  v.check(({ protocol, hostname }) => protocol === 'https:' || (protocol === 'http:' && localHosts.includes(hostname))),
  v.check(({ username, password }) => username === '' && password === ''),
);
