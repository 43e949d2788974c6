// The end of an attempt, and its later corrections: each becomes a report, delivered as was chosen.
import { type Outcome, outcomes, reversal } from '../outcomes.ts';
import type { Attempt } from './attempts.ts';
import { deliveries } from './delivery.ts';
import { createReport } from './report.ts';
import { effectiveReport, type ReportSender } from './reports.ts';

/** Long enough for the browser to have arrived. */
const afterwardsMs = 1500;

export async function endAttempt(
  attempt: Attempt,
  { code, pays: usual }: Outcome,
  sender: ReportSender,
  pays = usual ?? null,
): Promise<void> {
  // Two tabs, or a press on Back, end nothing twice.
  if (attempt.endedWith !== null) return;
  attempt.endedWith = code;
  const { callback, copies, tampering } = deliveries[attempt.delivery];
  if (callback === 'never') return;
  const report = createReport(code, { pays, tampering });
  attempt.reports.push(report);
  if (callback === 'afterwards') void sender.sendLater(attempt, report, afterwardsMs);
  if (callback === 'first')
    await Promise.all(Array.from({ length: copies }, () => sender.send(attempt, report)));
}

/** The actions of the control page; false if the action does not apply to the attempt. */
export const controlActions = {
  /** Sends what has not been sent yet. */
  send: async (attempt, sender) => {
    const unsent = attempt.reports.filter(({ tries }) => tries.length === 0);
    for (const report of unsent) await sender.send(attempt, report);
    return unsent.length > 0;
  },
  /** Sends the last report once more, under the same transaction. */
  repeat: async (attempt, sender) => {
    const last = attempt.reports.at(-1);
    if (last) await sender.send(attempt, last);
    return last !== undefined;
  },
  reverse: async (attempt, sender) => {
    const original = effectiveReport(attempt.reports);
    if (!original) return false;
    const report = createReport(reversal.code, { reverses: original.transaction });
    attempt.reports.push(report);
    await sender.send(attempt, report);
    return true;
  },
  /** The client has found the answers to be good after all. */
  upgrade: async (attempt, sender) => {
    if (attempt.endedWith === null || effectiveReport(attempt.reports)?.code === outcomes.complete.code)
      return false;
    const report = createReport(outcomes.complete.code);
    attempt.reports.push(report);
    await sender.send(attempt, report);
    return true;
  },
} satisfies Readonly<Record<string, (attempt: Attempt, sender: ReportSender) => Promise<boolean>>>;

export type ControlAction = keyof typeof controlActions;

export const isControlAction = (value: string): value is ControlAction =>
  Object.hasOwn(controlActions, value);
