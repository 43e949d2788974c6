// Polls that ask the same again and again are one line of the page, so that what happened between them stays in sight.
import { isDeepStrictEqual } from 'node:util';
import type { Exchange } from './exchanges.ts';

export interface RepeatedExchange extends Exchange {
  readonly times: number;
}

/** What is the same as the one before it counts with it, dated as the newest. */
export function withoutRepeats(exchanges: readonly Exchange[]): RepeatedExchange[] {
  const runs: RepeatedExchange[] = [];
  for (const exchange of exchanges) {
    const last = runs.at(-1);
    if (last && isRepeat(last, exchange)) runs.splice(-1, 1, { ...exchange, times: last.times + 1 });
    else runs.push({ ...exchange, times: 1 });
  }
  return runs;
}

function isRepeat({ times, ...last }: RepeatedExchange, exchange: Exchange): boolean {
  return isDeepStrictEqual({ ...last, at: exchange.at }, { ...exchange });
}
