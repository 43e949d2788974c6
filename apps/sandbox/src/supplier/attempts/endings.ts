// The end of an attempt, and what follows days later: each becomes a report, carried in the way that was chosen.
import { type Outcome, outcomes, reversal } from '../outcomes.ts';
import type { Attempt } from './attempts.ts';
import { deliveries } from './delivery.ts';
import { aReport } from './report.ts';
import { type ReportCourier, standing } from './reports.ts';

/** Long enough for the browser to have arrived. */
const afterwardsMs = 1500;

export async function endAttempt(
  attempt: Attempt,
  { code, pays: usual }: Outcome,
  courier: ReportCourier,
  pays = usual ?? null,
): Promise<void> {
  // Two tabs, or a press on Back, end nothing twice.
  if (attempt.endedWith !== null) return;
  attempt.endedWith = code;
  const { callback, copies, tampering } = deliveries[attempt.delivery];
  if (callback === 'never') return;
  const report = aReport(code, { pays, tampering });
  attempt.reports.push(report);
  if (callback === 'afterwards') void courier.sendLater(attempt, report, afterwardsMs);
  if (callback === 'first')
    await Promise.all(Array.from({ length: copies }, () => courier.send(attempt, report)));
}

/** What the desk can do with an attempt; false where there is nothing to do it to. */
export const deskActions = {
  /** Whatever waits to be told. */
  send: async (attempt, courier) => {
    const waiting = attempt.reports.filter(({ tries }) => tries.length === 0);
    for (const report of waiting) await courier.send(attempt, report);
    return waiting.length > 0;
  },
  /** The last word once more, under the same transaction. */
  repeat: async (attempt, courier) => {
    const last = attempt.reports.at(-1);
    if (last) await courier.send(attempt, last);
    return last !== undefined;
  },
  reverse: async (attempt, courier) => {
    const original = standing(attempt.reports);
    if (!original) return false;
    const report = aReport(reversal.code, { reverses: original.transaction });
    attempt.reports.push(report);
    await courier.send(attempt, report);
    return true;
  },
  /** The client has found the answers to be good after all. */
  upgrade: async (attempt, courier) => {
    if (attempt.endedWith === null || standing(attempt.reports)?.code === outcomes.complete.code)
      return false;
    const report = aReport(outcomes.complete.code);
    attempt.reports.push(report);
    await courier.send(attempt, report);
    return true;
  },
} satisfies Readonly<Record<string, (attempt: Attempt, courier: ReportCourier) => Promise<boolean>>>;

export type DeskAction = keyof typeof deskActions;

export const isDeskAction = (value: string): value is DeskAction => Object.hasOwn(deskActions, value);
