// The hot path of matching: 64 surveys a step, in the order of the list, until the page is full. A step whose surveys are
// all excluded needs no further rows, so the most selective rows come first. Every index comes from the plan and the chunk
// itself, so there is always a number; `| 0` says that a sum is an integer. A helper would be looked up anew at each read.
import { type Chunk, fieldCount } from './chunk.ts';
import type { ClosedQuotas } from './closed-quotas.ts';
import { type Condition, isMet } from './conditions.ts';
import type { ExcludedIds } from './excluded-ids.ts';
import type { Plan } from './plan.ts';

export function walk<Item>(
  chunks: readonly Chunk<Item>[],
  plan: Plan,
  closedQuotas: ClosedQuotas,
  taken: ExcludedIds,
  limit: number,
): Item[] {
  const { singles, groups } = plan;
  const found: Item[] = [];
  if (limit <= 0) return found;
  for (const { bits, fields } of chunks) {
    const size = fields.length / fieldCount;
    for (let at = 0; at * 32 < size; at += 2) {
      let low = 0;
      let high = 0;
      // Four rows a step: reading them at once is faster than asking after each whether it was the last one needed.
      for (let i = 0; i < singles.length && (low & high) !== -1; i += 4) {
        const a = ((singles[i] as number) + at) | 0;
        const b = ((singles[i + 1] as number) + at) | 0;
        const c = ((singles[i + 2] as number) + at) | 0;
        const d = ((singles[i + 3] as number) + at) | 0;
        low |= (bits[a] as number) | (bits[b] as number) | (bits[c] as number) | (bits[d] as number);
        high |=
          (bits[a + 1] as number) |
          (bits[b + 1] as number) |
          (bits[c + 1] as number) |
          (bits[d + 1] as number);
      }
      for (let i = 0; i < groups.length && (low & high) !== -1; i += 1) {
        let lowInAll = -1;
        let highInAll = -1;
        for (const end = i + (groups[i] as number); i < end; ) {
          i += 1;
          const row = ((groups[i] as number) + at) | 0;
          lowInAll &= bits[row] as number;
          highInAll &= bits[row + 1] as number;
        }
        low |= lowInAll;
        high |= highInAll;
      }
      for (let word = at; word < at + 2; word += 1) {
        for (let open = word === at ? ~low : ~high; open !== 0; open &= open - 1) {
          const place = word * 32 + 31 - Math.clz32(open & -open);
          // Bits behind the last survey are never set.
          if (place >= size) break;
          const from = place * fieldCount;
          const quotas = fields[from + 1] as number;
          if (quotas !== 0 && closedQuotas.isCounted(quotas, plan)) continue;
          if (taken.has(fields[from] as number)) continue;
          const condition = fields[from + 2] as Condition | null;
          if (condition !== null && !isMet(condition, plan.person, plan.met)) continue;
          found.push(fields[from + 3] as Item);
          if (found.length === limit) return found;
        }
      }
    }
  }
  return found;
}
