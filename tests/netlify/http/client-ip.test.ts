import { describe, expect, test } from 'vitest';
import { clientIp } from '../../../netlify/http/client-ip.ts';

describe('the client of a request', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['0:0:0:0:0:FFFF:C000:0201', '192.0.2.1'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:0003:0004:0005:0006', '2001:db8:1:2::/64'],
    ['2001:db8::1:2:3', '2001:db8:0:0::/64'],
    ['2001:db8:1::', '2001:db8:1:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['', ''],
    ['not an IP', 'not an IP'],
  ])('The IP address %s counts as the client %s', (ip, group) => {
    expect(clientIp({ ip })).toBe(group);
  });

  test('Neighbouring IPv6 networks and neighbouring IPv4 addresses are different clients', () => {
    expect(clientIp({ ip: '2001:db8:1:3::1' })).not.toBe(clientIp({ ip: '2001:db8:1:2::1' }));
    expect(clientIp({ ip: '192.0.2.2' })).not.toBe(clientIp({ ip: '192.0.2.1' }));
  });
});
