import { isIPv6 } from 'node:net';
import type { Context } from '@netlify/functions';

/**
 * The client of a request for counting: the IPv4 address, or the /64 network of an IPv6 address, because one household
 * or attacker has all of it.
 */
export function clientIp(context: Pick<Context, 'ip'>): string {
  const [ip = ''] = context.ip.split('%');
  return isIPv6(ip) ? network(ip) : ip;
}

function network(ip: string): string {
  const groups = groupsOf(ip);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address; the URL parser turns a dotted ending into two of them. */
function groupsOf(ip: string): number[] {
  const canonical = new URL(`http://[${ip}]`).hostname.slice(1, -1);
  const [left = '', right = ''] = canonical.split('::');
  const before = numbers(left);
  const after = numbers(right);
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
}

const numbers = (groups: string): number[] =>
  groups === '' ? [] : groups.split(':').map((group) => Number.parseInt(group, 16));
