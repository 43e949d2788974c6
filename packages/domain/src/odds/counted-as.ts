// What a click counts as once it has matured (decision 0134). It follows from the click and the set of its reports alone, so
// that neither their order nor their repetition matters.
import type { Outcome } from '@earnwall/contract/outcomes';

/** `away`: turned away by the survey. `lost`: nobody knows how it ended, or the person ended it. */
type CountedAs = 'complete' | 'away' | 'lost';

export interface EndedClick {
  readonly state: Outcome | 'opened' | 'started';
  /** A partial that pays as much as a complete is one to whoever takes it. */
  readonly isPaidInFull: boolean;
  /** A complete was reported, and taken back. */
  readonly isCompleteReversed: boolean;
  readonly started_at: Date;
  readonly returned_at: Date | null;
  readonly first_report_at: Date | null;
}

export interface Counted {
  readonly counted_as: CountedAs;
  /** Null where it is not known when it ended. */
  readonly counted_seconds: number | null;
  readonly is_reversed: boolean;
}

const away: ReadonlySet<EndedClick['state']> = new Set<Outcome>([
  'partial',
  'screen_out',
  'quota_full',
  'closed',
]);

export function countedAs(click: EndedClick): Counted {
  const isComplete = click.state === 'complete' || (click.state === 'partial' && click.isPaidInFull);
  // What was taken back was finished all the same: it costs the person's reward, not their odds.
  const is_reversed = !isComplete && click.isCompleteReversed;
  if (isComplete || is_reversed)
    return { counted_as: 'complete', counted_seconds: secondsOf(click), is_reversed };
  if (away.has(click.state))
    return { counted_as: 'away', counted_seconds: secondsOf(click), is_reversed: false };
  return { counted_as: 'lost', counted_seconds: null, is_reversed: false };
}

/** Whatever came first, because callbacks may be late and browsers may never come back. */
function secondsOf({ started_at, returned_at, first_report_at }: EndedClick): number | null {
  const ends = [returned_at, first_report_at].filter((at) => at !== null).map((at) => at.getTime());
  if (ends.length === 0) return null;
  return Math.max(0, Math.round((Math.min(...ends) - started_at.getTime()) / 1000));
}
