// A file of ranges: each line begins with one, and the rest of it is for people, so that lists that others publish can
// be kept as they come.
import { open } from 'node:fs/promises';
import { type AddressRange, rangeOf } from './ranges.ts';

export interface RangeFile {
  readonly ranges: readonly AddressRange[];
  /** Numbers of the lines that could not be read. */
  readonly broken: readonly number[];
}

/** Line by line, so that nobody waits while a long list is read. */
export async function readRangeFile(path: string): Promise<RangeFile> {
  const file = await open(path);
  try {
    return await readRanges(file.readLines());
  } finally {
    await file.close();
  }
}

export async function readRanges(lines: AsyncIterable<string> | Iterable<string>): Promise<RangeFile> {
  const ranges: AddressRange[] = [];
  const broken: number[] = [];
  let number = 0;
  for await (const line of lines) {
    number += 1;
    const [word = ''] = line.trim().split(/[\s,;#]/, 1);
    if (word === '') continue;
    const range = rangeOf(word);
    if (range) ranges.push(range);
    else broken.push(number);
  }
  return { ranges, broken };
}

/** A page of errors saved as a list, or one that is being written: hardly a line of it is a range. */
export function isUsable({ ranges, broken }: RangeFile): boolean {
  return ranges.length > broken.length;
}
