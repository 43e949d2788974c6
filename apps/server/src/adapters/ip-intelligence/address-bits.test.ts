import { describe, expect, it } from 'vitest';
import { bitsOf } from './address-bits.ts';

describe('the bits of an address', () => {
  it.each([
    ['0.0.0.0', 0xffff_0000_0000n],
    ['192.0.2.1', 0xffff_c000_0201n],
    ['255.255.255.255', 0xffff_ffff_ffffn],
    ['::', 0n],
    ['::1', 1n],
    ['::ffff:192.0.2.1', 0xffff_c000_0201n],
    ['2001:db8::', 0x2001_0db8n << 96n],
    ['2001:db8::1:2', (0x2001_0db8n << 96n) + 0x1_0002n],
    ['1:2:3:4:5:6:7:8', 0x0001_0002_0003_0004_0005_0006_0007_0008n],
    ['fe80::1%eth0', (0xfe80n << 112n) + 1n],
  ])('%s', (address, bits) => {
    expect(bitsOf(address)).toBe(bits);
  });

  it.each(['', 'nowhere', '1.2.3', '1.2.3.256', '1::2::3', '12345::', '1.2.3.4/24'])('none of %j', (text) => {
    expect(bitsOf(text)).toBeNull();
  });
});
