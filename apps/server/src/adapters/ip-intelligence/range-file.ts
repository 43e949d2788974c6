// A file of IP ranges: each line begins with one, and the rest of the line is ignored, so that published lists can be used
// as they are.
import { open } from 'node:fs/promises';
import { type AddressRange, rangeOf } from './ranges.ts';

export interface RangeFile {
  readonly ranges: readonly AddressRange[];
  /** Numbers of the lines that could not be read. */
  readonly broken: readonly number[];
}

/** Line by line, so that reading a long list does not block the event loop. */
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

/** False for an error page saved as a list, or a half-written file: hardly any line of it is a range. */
export function isUsable({ ranges, broken }: RangeFile): boolean {
  return ranges.length > broken.length;
}
