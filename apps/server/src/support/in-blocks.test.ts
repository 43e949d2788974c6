import { expect, it } from 'vitest';
import { inBlocks } from './in-blocks.ts';

async function* crumbs(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

it.each([1, 1000, 65_535, 65_536, 65_537, 200_000])(
  'TK-04 pieces of %d bytes become blocks of 64 KB',
  async (size) => {
    const bytes = Buffer.from(Array.from({ length: 150_000 }, (_, index) => index % 251));
    const blocks: Buffer[] = [];
    for await (const block of inBlocks(crumbs(bytes, size))) blocks.push(block);
    expect(blocks.map(({ length }) => length)).toEqual([65_536, 65_536, 150_000 - 2 * 65_536]);
    expect(Buffer.concat(blocks).equals(bytes)).toBe(true);
  },
);

it('of nothing there are none', async () => {
  for await (const block of inBlocks(crumbs(Buffer.alloc(0), 1))) expect.fail(`${block.length} bytes`);
});
