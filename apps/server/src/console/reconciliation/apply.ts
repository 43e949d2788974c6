// Applies what a reconciliation found: each finding becomes a report of the supplier like any other, under a name of its own,
// so that applying it again, or applying another list that says the same, changes nothing.
import type { Report } from '@earnwall/domain/ledger/report';
import { actionOn } from '@earnwall/domain/reconciliation/findings';
import { type Recorded, recordEvent } from '#offers/events/record-event.ts';
import { correctedClaim } from '#ports/corrected-claim.ts';
import { findHeldOf, type HeldReport } from '#store/money/held-reports.ts';
import { findReportedClicks } from '#store/money/reported-clicks.ts';
import { findOfferEvents } from '#store/offers/offer-clicks.ts';
import { type DueFinding, findDueFindings, markApplied } from '#store/reconciliation/findings.ts';
import type { ReconciliationRecord } from '#store/reconciliation/reconciliations.ts';
import type { Settlements } from '#surveys/settle/settlements.ts';

export type ApplyTools = Parameters<typeof recordEvent>[0] & { settlements: Settlements; now(): Date };

const batch = 500;
/** Each waits for a commit that it shares with others. */
const atOnce = 64;

/** Resolves to how many findings were applied. Aborted or repeated, it goes on where it ended. */
export async function applyReconciliation(
  tools: ApplyTools,
  reconciliation: ReconciliationRecord,
  signal: AbortSignal,
): Promise<number> {
  let applied = 0;
  for (let after = 0; !signal.aborted; ) {
    const due = await findDueFindings(tools.database.db, { id: reconciliation.id, after, most: batch });
    const effects =
      reconciliation.supplies === 'offers'
        ? await inChunks(due, (finding) => applyToOffer(tools, reconciliation, finding))
        : await applyToSurveys(tools, reconciliation, due);
    await markApplied(
      tools.database.db,
      due.map(({ id }, place) => ({ id, effect: effects[place] ?? '' })),
      tools.now(),
    );
    applied += due.length;
    const last = due.at(-1);
    if (!last || due.length < batch) break;
    after = last.id;
  }
  return applied;
}

async function applyToSurveys(
  tools: ApplyTools,
  reconciliation: ReconciliationRecord,
  due: readonly DueFinding[],
): Promise<string[]> {
  const found = await findReportedClicks(
    tools.database.db,
    due.map(({ cid }) => cid),
  );
  const clicks = new Map(found.map((click) => [click.cid, click]));
  return inChunks(due, async (finding) => {
    const click = clicks.get(finding.cid);
    if (!click) return 'unknown';
    const held = await findHeldOf(tools.database.db, click.cid);
    const reports = reportsFor(reconciliation, finding, withHeld(click.reports, held));
    const effects: string[] = [];
    // One after another: they are about the same click.
    for (const report of reports) {
      const outcome = { ...report, cid: click.cid, payout_micros: null };
      const settled = await tools.settlements.settle(reconciliation.supplier_id, outcome, tools.now(), {
        cameBy: 'file',
      });
      effects.push(settled.kind === 'settled' ? settled.effect : settled.kind);
    }
    return effects.join(', ') || 'nothing';
  });
}

type Claim = Pick<Report, 'transaction' | 'reverses'>;

/** What was released since the reports were read is in one of the two: reversed before or after, it is not paid. */
function withHeld(reports: readonly Claim[], held: readonly HeldReport[]): Claim[] {
  const known = new Set(reports.map(({ transaction }) => transaction));
  const others = held.filter(({ transaction }) => !known.has(transaction));
  return [...reports, ...others.map(({ transaction }) => ({ transaction, reverses: null }))];
}

function reportsFor({ names }: ReconciliationRecord, { kind, name }: DueFinding, reports: readonly Claim[]) {
  if (actionOn(kind) === 'credit')
    return [
      { transaction: `file:${name}`, outcome: 'complete', rawCode: 'approved', reverses: null },
    ] as const;
  const reversed = new Set(reports.map(({ reverses }) => reverses));
  return reports
    .filter(({ transaction, reverses }) => reverses === null && !reversed.has(transaction))
    .filter(({ transaction }) => names === 'cid' || namedBy(name).includes(transaction))
    .map(
      ({ transaction }) =>
        ({
          transaction: `file-reversal:${transaction}`,
          outcome: 'quality',
          rawCode: 'rejected',
          reverses: transaction,
        }) as const,
    );
}

/** What the supplier reported, what a list had us credit, and what a correction claimed, all of the one name in its lists. */
const namedBy = (name: string): readonly string[] => [name, `file:${name}`, correctedClaim(name)];

async function applyToOffer(
  tools: ApplyTools,
  { supplier_id, names }: ReconciliationRecord,
  { kind, name, cid }: DueFinding,
): Promise<string> {
  // Which milestone a credit would be for is not in the list.
  if (actionOn(kind) === 'credit') return 'left to people';
  const events = await findOfferEvents(tools.database.db, cid);
  const reversed = new Set(events.map(({ reverses }) => reverses));
  const effects: string[] = [];
  for (const { transaction, event_ref, reverses } of events) {
    const isMeant = names === 'cid' || transaction === name;
    if (!isMeant || reverses !== null || reversed.has(transaction)) continue;
    const at = tools.now();
    const event = {
      ...{ transaction: `file-reversal:${transaction}`, click: cid, event_ref },
      ...{ occurred_at: at, reverses: transaction },
    };
    effects.push(effectOf(await recordEvent(tools, supplier_id, event, at)));
  }
  return effects.join(', ') || 'nothing';
}

const effectOf = (recorded: Recorded) => (recorded.kind === 'recorded' ? recorded.effect : recorded.kind);

async function inChunks<Item, Answer>(
  items: readonly Item[],
  work: (item: Item) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let next = 0; next < items.length; next += atOnce)
    answers.push(...(await Promise.all(items.slice(next, next + atOnce).map(work))));
  return answers;
}
