// What all stories have in common.
import type { Chance } from '@earnwall/domain/chance/seeded';
import type { ExpectedReport, Script, Sending } from './script.ts';

export interface Telling {
  readonly script: Script;
  readonly chance: Chance;
  /** One that never comes again. */
  name(): string;
}

export const wrongKey = 'a key of somebody else';

export const aReport = (
  given: Pick<ExpectedReport, 'supplier' | 'cid' | 'transaction' | 'outcome' | 'raw_code'> &
    Partial<ExpectedReport>,
): ExpectedReport => ({ reverses: null, payout_micros: null, reason: null, ...given });

/** Among all the others, or after what is held was released. */
export function sometime({ script, chance }: Telling, sending: Sending): void {
  (chance.percent(70) ? script.storm : script.late).push(sending);
}

/** Between so many and so many of them, none twice. */
export const someOf = <Item>(
  { chance }: Telling,
  items: readonly Item[],
  [least, most]: [number, number],
): Item[] => chance.shuffled(items).slice(0, chance.between(least, most));
