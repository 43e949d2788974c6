// Up to 1,024 neighbouring surveys of one country in the order of the list, and a bit per survey in each row. A set bit
// excludes respondents from the survey, so a survey without a demand for a row has no bit there. Surveys are inserted
// and removed by shifting the bits behind them by one: cheap enough between two requests, and the order has no gaps.

import type { Condition } from './conditions.ts';

export interface Entry<Item> {
  readonly id: number;
  readonly rank: number;
  /** The number of its set of closed quotas (closed-quotas.ts). */
  readonly closedQuotas: number;
  readonly condition: Condition | null;
  readonly item: Item;
}

export const maxEntries = 1024;
/** Words of 32 bits in each row. */
export const rowWords = maxEntries / 32;

/** How many fields a survey has in `fields`. */
export const fieldCount = 4;

export class Chunk<Item> {
  readonly ranks: number[] = [];
  /**
   * Of survey after survey: id, closed quotas, condition, item. A list reads those of surveys here and there, and as objects
   * they would be several times as many waits for memory.
   */
  readonly fields: unknown[] = [];
  /** Row after row, each of `rowWords` words: so that a scan reads adjacent memory. */
  bits: Int32Array;

  constructor(rows: number) {
    this.bits = new Int32Array(rows * rowWords);
  }

  /** Allocates rows up to this number. */
  growTo(rows: number): void {
    const grown = new Int32Array(rows * rowWords);
    grown.set(this.bits);
    this.bits = grown;
  }

  get size(): number {
    return this.ranks.length;
  }

  idAt(place: number): number {
    return this.fields[place * fieldCount] as number;
  }

  /** Without its rank. */
  entryAt(place: number): Omit<Entry<Item>, 'rank'> {
    const at = place * fieldCount;
    return {
      id: this.idAt(place),
      closedQuotas: this.fields[at + 1] as number,
      condition: this.fields[at + 2] as Condition | null,
      item: this.fields[at + 3] as Item,
    };
  }

  insert(place: number, { id, rank, closedQuotas, condition, item }: Entry<Item>): void {
    this.ranks.splice(place, 0, rank);
    this.fields.splice(place * fieldCount, 0, id, closedQuotas, condition, item);
    if (place === this.size - 1) return;
    const last = this.lastWord;
    for (let start = 0; start < this.bits.length; start += rowWords) {
      openGap(this.bits, start + (place >>> 5), start + last, place & 31);
    }
  }

  /** Calls back for each row in which the removed survey had a bit. */
  remove(place: number, onBit: (row: number) => void): void {
    const last = this.lastWord;
    this.ranks.splice(place, 1);
    this.fields.splice(place * fieldCount, fieldCount);
    for (let start = 0; start < this.bits.length; start += rowWords) {
      const wasSet = closeGap(this.bits, start + (place >>> 5), start + last, place & 31);
      if (wasSet) onBit(start / rowWords);
    }
  }

  private get lastWord(): number {
    return (this.size - 1) >>> 5;
  }

  set(row: number, place: number): void {
    const at = row * rowWords + (place >>> 5);
    this.bits[at] = word(this.bits, at) | (1 << (place & 31));
  }

  copyRow(from: number, to: number): void {
    this.bits.copyWithin(to * rowWords, from * rowWords, (from + 1) * rowWords);
  }

  /** Moves the upper half to a new chunk. */
  split(): Chunk<Item> {
    const upper = new Chunk<Item>(this.bits.length / rowWords);
    const half = maxEntries / 2;
    upper.ranks.push(...this.ranks.splice(half));
    upper.fields.push(...this.fields.splice(half * fieldCount));
    for (let start = 0; start < this.bits.length; start += rowWords) {
      upper.bits.set(this.bits.subarray(start + rowWords / 2, start + rowWords), start);
      this.bits.fill(0, start + rowWords / 2, start + rowWords);
    }
    return upper;
  }
}

/** Indices come from the structure itself, so a word is always there. */
const word = (bits: Int32Array, at: number) => bits[at] as number;

/** Moves the bits from this place up to the last word on by one, leaving a 0 there. */
function openGap(bits: Int32Array, first: number, last: number, place: number): void {
  for (let at = last; at > first; at -= 1) bits[at] = (word(bits, at) << 1) | (word(bits, at - 1) >>> 31);
  const below = (1 << place) - 1;
  const here = word(bits, first);
  bits[first] = (here & below) | ((here & ~below) << 1);
}

/** Moves the bits behind this place back by one; returns whether the removed bit was set. */
function closeGap(bits: Int32Array, first: number, last: number, place: number): boolean {
  const here = word(bits, first);
  const bit = 1 << place;
  const below = bit - 1;
  bits[first] = (here & below) | ((here >>> 1) & ~below);
  for (let at = first; at < last; at += 1) {
    const next = word(bits, at + 1);
    bits[at] = word(bits, at) | (next << 31);
    bits[at + 1] = next >>> 1;
  }
  return (here & bit) !== 0;
}
