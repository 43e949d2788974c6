// How what was not delivered is sent again (decision 0130): from when on, and at which pace.

/** At most so many wait for their first answer: new postbacks stand behind few of them, and a cancel stops the rest. */
const mostOnTheirWay = 500;
/** More are not handed over at a time; a step is made each second. */
export const mostAtATime = 250;

/** How many more may be sent now. */
export const nextBatch = ({ sent }: { sent: number }): number =>
  Math.max(0, Math.min(mostAtATime, mostOnTheirWay - sent));

const minuteMs = 60_000;

interface Facts {
  readonly failing_since: Date | null;
  /** When the oldest moved of those that were not delivered lately. */
  readonly oldest: Date | null;
}

/**
 * From when on one would recover: when the endpoint began to fail, or the oldest one that is missing. In whole minutes, and
 * the minute before the first failure included, since a reward moves before its postback fails. Null when none is missing.
 */
export function recoverySince({ failing_since, oldest }: Facts): Date | null {
  if (oldest === null) return null;
  const first = failing_since === null ? oldest : new Date(failing_since.getTime() - minuteMs);
  return new Date(Math.floor(first.getTime() / minuteMs) * minuteMs);
}
