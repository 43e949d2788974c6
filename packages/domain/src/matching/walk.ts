// The hot path of matching: 32 surveys a step, in the order of the list, until the page is full. A 32-bit word whose
// surveys are all excluded needs no further rows, so the most selective rows come first.
import type { Chunk, Entry } from './chunk.ts';
import type { Plan } from './plan.ts';

export function walk<Item>(
  chunks: readonly Chunk<Item>[],
  { singles, groups }: Plan,
  limit: number,
  isEligible: (entry: Entry<Item>) => boolean,
): Item[] {
  const found: Item[] = [];
  if (limit <= 0) return found;
  for (const { bits, entries } of chunks) {
    const words = (entries.length + 31) >>> 5;
    for (let at = 0; at < words; at += 1) {
      let excluded = at === words - 1 ? beyond(entries.length) : 0;
      // Four rows a step: reading them at once is faster than asking after each whether it was the last one needed.
      for (let i = 0; i < singles.length && excluded !== -1; i += 4) {
        excluded |= read(bits, read(singles, i) + at) | read(bits, read(singles, i + 1) + at);
        excluded |= read(bits, read(singles, i + 2) + at) | read(bits, read(singles, i + 3) + at);
      }
      for (let i = 0; i < groups.length && excluded !== -1; ) {
        const end = i + read(groups, i);
        let inAll = -1;
        while (i < end) {
          i += 1;
          inAll &= read(bits, read(groups, i) + at);
        }
        excluded |= inAll;
        i += 1;
      }
      for (let open = ~excluded; open !== 0; open &= open - 1) {
        const entry = entries[at * 32 + 31 - Math.clz32(open & -open)] as Entry<Item>;
        if (!isEligible(entry)) continue;
        found.push(entry.item);
        if (found.length === limit) return found;
      }
    }
  }
  return found;
}

/** Every index comes from the plan and the chunk itself, so there is always a number; checking would take a third longer. */
const read = (numbers: Int32Array, at: number) => numbers[at] as number;

/** The bits of the last word behind the last survey. */
const beyond = (entries: number) => ((entries & 31) === 0 ? 0 : -1 << (entries & 31));
