import { withBehaviour } from './behaviour.ts';
import { type Conversion, isKnown } from './conversion.ts';
import { within } from './log-odds.ts';

interface OddsFacts {
  /** That the person's unknown answers are the wanted ones (`unknownShare`). */
  readonly q: number;
  /** Of those who enter, our questions behind them. */
  readonly conversion: Conversion;
  /** `behaviourOf`; 1 for who has done nothing yet. */
  readonly behaviour: number;
  /** `correct` of the latest correction, where there is one: of odds at entry. */
  readonly correct?: ((entry: number) => number) | undefined;
}

/** The odds that a person who opens a survey finishes it; told only where `isKnown` (OD-01). */
export function oddsOf(facts: OddsFacts): { p: number; isKnown: boolean } {
  return { p: within(facts.q * entryOdds(facts), 0, 1), isKnown: isKnown(facts.conversion) };
}

type EntryFacts = Pick<OddsFacts, 'behaviour' | 'correct'> & {
  readonly conversion: Pick<Conversion, 'mean'>;
};

/** The odds of a person who enters: what corrections are learned from, and what behaviour is measured against. */
export function entryOdds({ conversion, behaviour, correct }: EntryFacts): number {
  const p = withBehaviour(conversion.mean, behaviour);
  return correct ? correct(p) : p;
}
