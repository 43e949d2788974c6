// The hidden truth about suppliers. Their words are off by up to ±0.8 in log-odds, err beside that, are about few people
// or missing.

import { fromLogOdds } from '@earnwall/domain/odds/log-odds';
import type { Said } from '@earnwall/domain/odds/prior';
import type { Seeded } from '../shared/seeded.ts';
import { normal } from './chance.ts';

export interface HiddenSupplier {
  /** In log-odds, of its surveys for everybody. */
  readonly ease: number;
  /** By how much its word is too high, in log-odds. */
  readonly flatters: number;
  /** Deviation of its words beside that, in log-odds. */
  readonly errs: number;
  /** `counted`: of so many people; nothing before six. */
  readonly says: 'plainly' | 'counted' | 'nothing';
  readonly saysOutTime: boolean;
  /** Of completes, taken back. */
  readonly reversal: number;
  /** How long people take for each minute it says. */
  readonly slower: number;
  /** In log-odds, on phones. */
  readonly phones: number;
}

export const suppliers: readonly HiddenSupplier[] = [
  {
    ease: -0.2,
    flatters: 0.8,
    errs: 0.4,
    says: 'plainly',
    saysOutTime: false,
    reversal: 0.04,
    slower: 1.3,
    phones: -0.3,
  },
  {
    ease: 0.2,
    flatters: -0.8,
    errs: 0.3,
    says: 'counted',
    saysOutTime: true,
    reversal: 0.02,
    slower: 0.9,
    phones: -0.1,
  },
  {
    ease: 0,
    flatters: 0,
    errs: 0.2,
    says: 'counted',
    saysOutTime: true,
    reversal: 0.01,
    slower: 1,
    phones: -0.2,
  },
  {
    ease: -0.4,
    flatters: 0.4,
    errs: 0.9,
    says: 'plainly',
    saysOutTime: false,
    reversal: 0.08,
    slower: 1.15,
    phones: -0.5,
  },
  {
    ease: 0.1,
    flatters: 0,
    errs: 0,
    says: 'nothing',
    saysOutTime: false,
    reversal: 0.03,
    slower: 1.1,
    phones: 0,
  },
  {
    ease: -0.1,
    flatters: -0.4,
    errs: 0.6,
    says: 'plainly',
    saysOutTime: true,
    reversal: 0.02,
    slower: 1,
    phones: -0.2,
  },
];

/** What it says of a survey whose truth, on all devices together, is `logOdds`. */
export function wordOf(
  supplier: HiddenSupplier,
  logOdds: number,
  outSeconds: number,
  seeded: Seeded,
): Said | null {
  if (supplier.says === 'nothing') return null;
  const out_seconds = supplier.saysOutTime ? Math.round(outSeconds) : null;
  const word = fromLogOdds(logOdds + supplier.flatters + supplier.errs * normal(seeded));
  if (supplier.says === 'plainly') {
    return { conversion: word, entrants: null, completes: null, out_seconds };
  }
  const entrants = Math.floor(seeded.next() ** 2 * 200);
  let completes = 0;
  for (let entrant = 0; entrant < entrants; entrant += 1) if (seeded.chance(word)) completes += 1;
  return { conversion: entrants < 6 ? 0 : completes / entrants, entrants, completes, out_seconds };
}
