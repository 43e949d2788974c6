import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** Each network by its first and last address, then the neighbours on both sides if they are public. */
const refused: readonly (readonly [why: string, ...addresses: string[]])[] = [
  ['this network', '0.0.0.0', '0.0.0.1', '0.255.255.255'],
  ['private, 10/8', '10.0.0.0', '10.0.0.1', '10.255.255.255'],
  ['carriers’ NAT', '100.64.0.0', '100.100.100.200', '100.127.255.255'],
  ['loopback', '127.0.0.0', '127.0.0.1', '127.1.2.3', '127.255.255.255'],
  ['Azure’s host', '168.63.129.16'],
  ['link-local', '169.254.0.0', '169.254.169.254', '169.254.170.2', '169.254.255.255'],
  ['private, 172.16/12', '172.16.0.0', '172.17.0.1', '172.31.255.255'],
  ['protocol assignments', '192.0.0.0', '192.0.0.8', '192.0.0.192', '192.0.0.255'],
  [
    'documentation',
    '192.0.2.0',
    '192.0.2.255',
    '198.51.100.0',
    '198.51.100.255',
    '203.0.113.0',
    '203.0.113.255',
  ],
  ['AS112 and AMT', '192.31.196.1', '192.52.193.1', '192.175.48.1'],
  ['6to4 relays', '192.88.99.0', '192.88.99.1', '192.88.99.255'],
  ['private, 192.168/16', '192.168.0.0', '192.168.1.1', '192.168.255.255'],
  ['benchmarking', '198.18.0.0', '198.19.255.255'],
  ['multicast', '224.0.0.0', '224.0.0.1', '239.255.255.255'],
  ['reserved', '240.0.0.0', '255.255.255.254'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::', '0:0:0:0:0:0:0:0', '::0.0.0.0'],
  ['loopback of IPv6', '::1', '0:0:0:0:0:0:0:1', '0000:0000:0000:0000:0000:0000:0000:0001', '::0.0.0.1'],
  ['mapped', '::ffff:127.0.0.1', '::ffff:7f00:1', '::FFFF:10.0.0.1', '0:0:0:0:0:ffff:169.254.169.254'],
  ['mapped, though public', '::ffff:8.8.8.8', '::ffff:808:808'],
  ['translated', '::ffff:0:127.0.0.1', '::ffff:0:808:808'],
  ['compatible', '::127.0.0.1', '::7f00:1', '::8.8.8.8'],
  ['NAT64', '64:ff9b::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b::'],
  ['local NAT64', '64:ff9b:1::', '64:ff9b:1::10.0.0.1', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['discard', '100::', '100::1', '100:0:0:1::1'],
  ['segment routing', '5f00::1'],
  ['Teredo', '2001::', '2001:0:4136:e378:8000:63bf:3fff:fdd2', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['protocol assignments of IPv6', '2001:1::1', '2001:3::1', '2001:4:112::1', '2001:1ff:ffff::1'],
  ['benchmarking of IPv6', '2001:2::', '2001:2:0:ffff::1'],
  ['ORCHID', '2001:10::', '2001:1f:ffff::', '2001:20::', '2001:2f:ffff::1', '2001:30::1'],
  ['documentation of IPv6', '2001:db8::', '2001:DB8::1', '2001:db8:ffff::', '3fff::', '3fff:fff:ffff::1'],
  ['6to4', '2002::', '2002:7f00:1::', '2002:a00:1::1', '2002:ffff::1'],
  ['AS112 of IPv6', '2620:4f:8000::1'],
  ['6bone', '3ffe::1'],
  ['unique local', 'fc00::', 'fc00::1', 'fd00:ec2::254', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['link-local of IPv6', 'fe80::', 'fe80::1', 'febf:ffff::1'],
  ['with a zone', 'fe80::1%eth0', 'fe80::1%25eth0', '::1%lo', '2606:4700::1111%eth0', '8.8.8.8%eth0'],
  ['site-local', 'fec0::', 'fec0::1', 'feff:ffff::1'],
  ['multicast of IPv6', 'ff00::', 'ff02::1', 'ff0e::1', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['not handed out', '::2', '1::', '200::1', '1fff:ffff::1', '4000::', '8000::1', 'e000::1'],
  [
    'no address',
    '',
    ' ',
    'localhost',
    'example.com',
    '8.8.8',
    '8.8.8.8.8',
    '8.8.8.256',
    '8.8.8.-1',
    '8.8.8.8.',
  ],
  [
    'another spelling',
    '010.8.8.8',
    '8.8.8.08',
    '0x8.8.8.8',
    '134744072',
    ' 8.8.8.8',
    '8.8.8.8 ',
    '８.8.8.8',
    '+8.8.8.8',
  ],
  [
    'no address of IPv6',
    ':',
    ':::',
    '2606::4700::1',
    '2606:4700',
    '2606:4700:0:0:0:0:0:0:1',
    '2606:4700::12345',
  ],
  [
    'nor this',
    '[2606:4700::1111]',
    '2606:4700::g',
    '2606:4700::1.1.1',
    '2606:8.8.8.8::1',
    '2606:4700:1:2:3:4:5:6::',
    '2606:4700:',
  ],
];

const allowed: readonly string[] = [
  ...[
    '1.0.0.0',
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
  ],
  ...[
    '128.0.0.0',
    '168.63.129.15',
    '168.63.129.17',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
  ],
  ...[
    '191.255.255.255',
    '192.0.1.0',
    '192.0.3.0',
    '192.88.98.255',
    '192.88.100.0',
    '192.167.255.255',
    '192.169.0.0',
  ],
  ...[
    '198.17.255.255',
    '198.20.0.0',
    '198.51.99.255',
    '198.51.101.0',
    '203.0.112.255',
    '203.0.114.0',
    '223.255.255.255',
  ],
  ...[
    '2000::',
    '2001:200::1',
    '2001:db7:ffff::1',
    '2001:db9::',
    '2003::1',
    '2400:cb00::1',
    '2606:4700:4700::1111',
  ],
  ...[
    '2606:4700:4700:0:0:0:0:1111',
    '2606:4700:4700::0.0.17.17',
    '2A00:1450:4001:80B::200E',
    '2c0f:fb50::1',
    '3ffd::1',
    '3fff:1000::1',
  ],
];

describe('isPublicAddress', () => {
  it.each(refused)('PB-02 refuses %s', (_why, ...addresses) => {
    expect(addresses.filter(isPublicAddress)).toEqual([]);
  });

  it('PB-02 allows the neighbours of all refused networks, and well-known hosts', () => {
    expect(allowed.filter((address) => !isPublicAddress(address))).toEqual([]);
  });

  it('PB-02 decides by the address, however it is written', () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(fc.tuple(group, group, group, group, group, group, group, group), (groups) => {
        const short = groups.map((value) => value.toString(16)).join(':');
        const long = groups.map((value) => value.toString(16).padStart(4, '0').toUpperCase()).join(':');
        const [high = 0, low = 0] = groups.slice(6);
        const dotted = [high >> 8, high & 255, low >> 8, low & 255].join('.');
        const mixed = `${groups
          .slice(0, 6)
          .map((value) => value.toString(16))
          .join(':')}:${dotted}`;
        expect(new Set([short, long, mixed].map(isPublicAddress)).size).toBe(1);
        // The same as the first sixteen bits say, apart from the few networks inside of it.
        if (isPublicAddress(short)) expect((groups[0] ?? 0) >> 13).toBe(1);
      }),
    );
  });
});

describe('isLoopbackAddress', () => {
  it('PB-02 knows 127.0.0.0/8 and ::1, and nothing else', () => {
    const loopback = ['127.0.0.1', '127.0.0.0', '127.255.255.255', '::1', '0:0:0:0:0:0:0:1'];
    const others = [
      '126.255.255.255',
      '128.0.0.0',
      '0.0.0.0',
      '::',
      '::2',
      '::ffff:127.0.0.1',
      'localhost',
      '::1%lo',
      '',
    ];
    expect(loopback.filter((address) => !isLoopbackAddress(address))).toEqual([]);
    expect(others.filter(isLoopbackAddress)).toEqual([]);
  });
});
