// Reports how a survey of alice's history ended, settled like a supplier's report.

import type { Tx } from '#store/engine/queryable.ts';
import { findReportedClicks } from '#store/money/reported-clicks.ts';
import { applySettlements } from '#store/money/settlements.ts';
import { decide } from '#surveys/settle/decide.ts';

/** The codes of the sandbox's supplier, which sells the demo's surveys. */
const rawCodes = { complete: '10', screen_out: '20' } as const;

interface PastReport {
  cid: string;
  transaction: string;
  outcome: keyof typeof rawCodes;
  at: Date;
}

export async function reportPast(tx: Tx, { cid, transaction, outcome, at }: PastReport): Promise<void> {
  const [click] = await findReportedClicks(tx, [cid]);
  const report = {
    cid,
    transaction,
    outcome,
    rawCode: rawCodes[outcome],
    reverses: null,
    payout_micros: null,
  };
  const decided = click && decide(click, report, { receivedAt: at, cameBy: 'callback', movedAt: at });
  if (typeof decided !== 'object')
    throw new Error('A click of the demo does not exist, or was reported before');
  await applySettlements(tx, [decided]);
}
