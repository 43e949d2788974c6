import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bitsOf } from './address-bits.ts';
import { isUsable, readRanges } from './range-file.ts';
import { type AddressRange, Ranges, rangeOf } from './ranges.ts';

const ranges = (...texts: string[]): Ranges =>
  new Ranges(texts.map((text) => rangeOf(text) ?? expect.fail(text)));
const has = (table: Ranges, address: string): boolean => table.has(bitsOf(address) ?? expect.fail(address));

describe('ranges of addresses', () => {
  it.each([
    ['192.0.2.0/24', '192.0.2.0', true],
    ['192.0.2.0/24', '192.0.2.255', true],
    ['192.0.2.0/24', '192.0.3.0', false],
    ['192.0.2.0/24', '192.0.1.255', false],
    ['192.0.2.77/24', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.1', true],
    ['192.0.2.1', '192.0.2.2', false],
    ['0.0.0.0/0', '8.8.8.8', true],
    ['0.0.0.0/0', '2001:db8::1', false],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::', false],
    ['2001:db8::1', '2001:db8::1', true],
  ])('%s has %s: %s', (range, address, isInside) => {
    expect(has(ranges(range), address)).toBe(isInside);
  });

  it('may lie inside each other, touch and repeat', () => {
    const table = ranges('10.0.0.0/8', '10.1.0.0/16', '10.1.0.0/16', '11.0.0.0/8', '10.255.255.255');
    for (const address of ['10.0.0.1', '10.1.2.3', '10.200.0.1', '11.0.0.0', '11.255.255.255'])
      expect(has(table, address)).toBe(true);
    expect(has(table, '12.0.0.0')).toBe(false);
    expect(has(ranges(), '10.0.0.1')).toBe(false);
  });

  it('answer as a look at each of them would', () => {
    const range = fc
      .tuple(fc.bigInt(0n, 4000n), fc.bigInt(0n, 300n))
      .map(([first, length]): AddressRange => ({ first, last: first + length }));
    fc.assert(
      fc.property(fc.array(range, { maxLength: 40 }), fc.bigInt(0n, 4400n), (some, bits) => {
        const isInside = some.some(({ first, last }) => first <= bits && bits <= last);
        expect(new Ranges(some).has(bits)).toBe(isInside);
      }),
    );
  });

  it.each(['', '192.0.2.0/33', '2001:db8::/129', '192.0.2.0/24/8', '192.0.2.0/x', 'example'])(
    '%j is none',
    (text) => {
      expect(rangeOf(text)).toBeNull();
    },
  );
});

describe('a file of ranges', () => {
  it('is read line by line, whatever stands behind a range', async () => {
    const lines = [
      '# who they are',
      '192.0.2.0/24',
      '198.51.100.0/24,US,US-CA,Los Angeles,',
      '  2001:db8::/32 # ours\r',
      '',
      'not an address',
      '203.0.113.0/40',
    ];
    const read = await readRanges(lines);
    expect(read.ranges).toEqual(['192.0.2.0/24', '198.51.100.0/24', '2001:db8::/32'].map(rangeOf));
    expect(read.broken).toEqual([6, 7]);
    expect(isUsable(read)).toBe(true);
  });

  it.each([
    ['is empty', []],
    ['has nothing but words', ['# to come']],
    ['is a page', ['<!doctype html>', '<title>503</title>', '<p>Come again</p>']],
  ])('that %s is of no use', async (_what, lines) => {
    expect(isUsable(await readRanges(lines))).toBe(false);
  });
});
