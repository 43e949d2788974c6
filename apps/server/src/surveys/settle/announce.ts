// Publishes what a report has changed to open panels: the tab that waits for a result, and every tab that shows the
// earnings (RL-01). It is a hint, sent after the commit; postbacks that were queued are sent now.
import type { AppliedReport } from '@earnwall/domain/ledger/apply-report';
import { resultOf } from '@earnwall/domain/surveys/result';
import type { Realtime } from '#ports/realtime.ts';
import type { Context } from '#request/context.ts';

/** What a committed report has made of its click. */
export interface Committed {
  readonly cid: string;
  readonly app_id: string;
  readonly uhash: string;
  readonly survey_hash: string;
  readonly state: AppliedReport['state'];
  /** What the click has moved to its user so far. */
  readonly credited: bigint;
  /** What this report has moved. */
  readonly amount: bigint;
}

/** Called with what was committed; not awaited. */
export type Announce = (committed: readonly Committed[]) => void;

export const announcer =
  (realtime: Pick<Realtime, 'publish'>, postbacks: Context['postbacks']): Announce =>
  (committed) => {
    for (const { cid, app_id, uhash, survey_hash: sid, state, credited, amount } of committed) {
      const result = resultOf(state);
      if (result === 'pending') continue;
      const user_reward = Number(credited);
      realtime.publish(`result-${cid}`, 'result-ready', { cid, result, sid, user_reward });
      if (amount === 0n) continue;
      realtime.publish(`notifications-${uhash}`, 'earnings-changed', {
        credits: amount > 0n ? [{ key: cid, amount: Number(amount), label: null }] : [],
      });
      postbacks.wake(app_id);
    }
  };
