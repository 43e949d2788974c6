// A file of ranges: each line begins with one, and the rest of it is for people, so that lists that others publish can
// be kept as they come.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AddressRange, rangeOf } from './ranges.ts';

export interface RangeFile {
  readonly ranges: readonly AddressRange[];
  /** Numbers of the lines that could not be read. */
  readonly broken: readonly number[];
}

/** Long lists are read in turns, so that nobody waits for the last line. */
const linesPerTurn = 2_000;

export async function readRanges(text: string): Promise<RangeFile> {
  const ranges: AddressRange[] = [];
  const broken: number[] = [];
  for (const [place, line] of text.split('\n').entries()) {
    if (place % linesPerTurn === linesPerTurn - 1) await nextTurn();
    const [word = ''] = line.trim().split(/[\s,;#]/, 1);
    if (word === '') continue;
    const range = rangeOf(word);
    if (range) ranges.push(range);
    else broken.push(place + 1);
  }
  return { ranges, broken };
}

/** A page of errors saved as a list, or one that is being written: hardly a line of it is a range. */
export function isUsable({ ranges, broken }: RangeFile): boolean {
  return ranges.length > broken.length;
}
