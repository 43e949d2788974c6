// Tells whoever has the panel open what a report has changed: the tab that waits for a result, and every tab that shows
// what was earned (spec §7 "Realtime"). It is a hint, sent after the commit and off the way of whoever reported.
import { resultOf } from '@earnwall/domain/surveys/result';
import type { Realtime } from '#ports/realtime.ts';
import { completesKey, countCompletes } from '#store/completes.ts';
import type { Queryable } from '#store/queryable.ts';
import type { DecidedReport } from '#store/settlements.ts';
import type { Announce } from './settlements.ts';

export interface AnnounceLog {
  warn(details: object, message: string): void;
}

/** Nobody sees so short a delay, and a storm of reports needs few queries. */
const gatherMs = 20;

export function announcer(on: Queryable, realtime: Realtime, log: AnnounceLog): Announce {
  let waiting: DecidedReport[] = [];
  const tellAll = () => {
    const committed = waiting;
    waiting = [];
    tell(on, realtime, committed).catch((error: unknown) =>
      log.warn({ err: error }, 'A result could not be announced'),
    );
  };
  return (committed) => {
    if (committed.length === 0) return;
    if (waiting.length === 0) setTimeout(tellAll, gatherMs).unref();
    waiting.push(...committed);
  };
}

async function tell(on: Queryable, realtime: Realtime, committed: readonly DecidedReport[]): Promise<void> {
  const completes = await countCompletes(
    on,
    committed.map(({ click }) => click),
  );
  for (const { click, applied } of committed) {
    const result = resultOf(applied.state);
    if (result === 'pending') continue;
    realtime.publish(`result-${click.cid}`, 'result-ready', {
      cid: click.cid,
      result,
      sid: click.survey_hash,
      user_reward: Number(applied.credited),
      user_completes_count: completes.get(completesKey(click)) ?? 0,
    });
    if (applied.amount !== 0n) realtime.publish(`notifications-${click.uhash}`, 'earnings-changed', {});
  }
}
