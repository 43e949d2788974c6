// Publishes what a report has changed to open panels: the tab that waits for a result, and every tab that shows the
// earnings (RL-01). It is a hint, sent after the commit; postbacks that were queued are sent now.
import { resultOf } from '@earnwall/domain/surveys/result';
import type { Realtime } from '#ports/realtime.ts';
import type { Context } from '#request/context.ts';
import type { Announce } from './settlements.ts';

export const announcer =
  (realtime: Pick<Realtime, 'publish'>, postbacks: Context['postbacks']): Announce =>
  (committed) => {
    for (const { click, applied } of committed) {
      const result = resultOf(applied.state);
      if (result === 'pending') continue;
      const { cid, survey_hash: sid, uhash } = click;
      const user_reward = Number(applied.credited);
      realtime.publish(`result-${cid}`, 'result-ready', { cid, result, sid, user_reward });
      if (applied.amount === 0n) continue;
      realtime.publish(`notifications-${uhash}`, 'earnings-changed', {
        credits: applied.amount > 0n ? [{ key: cid, amount: Number(applied.amount), label: null }] : [],
      });
      postbacks.wake(click.app_id);
    }
  };
