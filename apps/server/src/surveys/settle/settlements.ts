// Settles reports of suppliers. Each caller gets its answer after the commit that made it true; concurrent calls are
// batched, and one commit serves all of them.
import type { AppliedReport } from '@earnwall/domain/ledger/apply-report';
import type { SupplierOutcome } from '#ports/supplier.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import type { ReportedClick } from '#store/money/reported-clicks.ts';
import type { ApplyAnswer, DecidedReport, ReportSource } from '#store/money/settlements.ts';
import type { Announce, Committed } from './announce.ts';
import { type ApplyTools, applySeparately, applyTogether } from './apply-decided.ts';
import { Batcher, Failed, Locked } from './batcher.ts';
import { decide } from './decide.ts';
import { LockedUsers } from './locked-users.ts';
import { clicksOf, type ReceivedReport, settleFirst } from './settle-first.ts';

export type Settled =
  | { readonly kind: 'settled'; readonly effect: AppliedReport['effect']; readonly amount: bigint }
  /** The same report was settled before; nothing has changed. */
  | { readonly kind: 'duplicate' }
  /** Its transaction was used before for another click or with other content; nothing has changed. */
  | { readonly kind: 'conflict' }
  /** This supplier was never given such a click. */
  | { readonly kind: 'unknown-click' };

export interface Settlements {
  /** Rejects with DatabaseUnavailable when the result is unknown; a retry is then safe. */
  settle(
    supplierId: string,
    outcome: SupplierOutcome,
    receivedAt: Date,
    how?: { readonly cameBy: ReportSource; readonly movedAt?: Date },
  ): Promise<Settled>;
}

/** Parts of `giveUpMs` for the lock time-outs: short to detect locked users, longer for their own batch; together below 1. */
const lockShares = { together: 1 / 6, separate: 0.55 } as const;

export interface SettlementOptions {
  /** After this long a caller gets an error, and has to retry. */
  giveUpMs?: number;
}

export function createSettlements(
  on: Queryable,
  announce: Announce,
  { giveUpMs = 10_000 }: SettlementOptions = {},
): Settlements {
  const locked = new LockedUsers();
  // Once the callers have their answers, and the next batch is on its way: nobody waits for a hint.
  const announceLater: Announce = (committed) => {
    if (committed.length > 0) setImmediate(() => setImmediate(announce, committed));
  };
  const toolsWith = (share: number): ApplyTools => ({ on, locked, lockMs: giveUpMs * share });
  const batcher = new Batcher<ReceivedReport, Settled>(
    {
      // Of two clicks that name one transaction the first to come has it.
      keysOf: ({ supplierId, outcome: { cid, transaction } }) => [cid, `${supplierId} ${transaction}`],
      together: (reports) => settleTogether(toolsWith(lockShares.together), reports, announceLater),
      separate: async (reports) => {
        const tools = toolsWith(lockShares.separate);
        const clicks = await clicksOf(tools, reports);
        const answers = await settleDecided(applySeparately, tools, { reports, clicks }, announceLater);
        return answers.map((answer) => (answer instanceof Locked ? undefined : answer));
      },
    },
    giveUpMs,
  );
  return {
    settle: (supplierId, outcome, receivedAt, how = { cameBy: 'callback' }) =>
      batcher.add({ supplierId, outcome, arrival: { receivedAt, movedAt: receivedAt, ...how } }),
  };
}

/** At most one report of each click. What is committed first stays, whatever becomes of the others. */
async function settleTogether(
  tools: ApplyTools,
  reports: readonly ReceivedReport[],
  announce: Announce,
): Promise<(Settled | Locked | Failed | undefined)[]> {
  const { settled, undecided: clicks } = await settleFirst(tools, reports);
  announce(settled.map((one) => ({ ...one, credited: one.amount })));
  const first = new Map(settled.map((one) => [one.cid, one]));
  const others = reports.filter(({ outcome }) => !first.has(outcome.cid));
  const rest = (others.length > 0 ? await settleOthers(tools, others, clicks, announce) : []).values();
  return reports.map(({ outcome }) => {
    const one = first.get(outcome.cid);
    if (!one) return rest.next().value;
    return { kind: 'settled', effect: one.amount > 0n ? 'credited' : 'ended', amount: one.amount };
  });
}

const settleOthers = (
  tools: ApplyTools,
  reports: readonly ReceivedReport[],
  clicks: readonly ReportedClick[],
  announce: Announce,
): Promise<(Settled | Locked | Failed | undefined)[]> =>
  settleDecided(applyTogether, tools, { reports, clicks }, announce).catch((error: unknown) =>
    reports.map(() => new Failed(error)),
  );

/** Undefined where the click has moved on meanwhile, to be decided again. */
async function settleDecided(
  apply: typeof applyTogether,
  tools: ApplyTools,
  { reports, clicks }: { reports: readonly ReceivedReport[]; clicks: readonly ReportedClick[] },
  announce: Announce,
): Promise<(Settled | Locked | undefined)[]> {
  const found = new Map(clicks.map((click) => [click.cid, click]));
  const decisions = reports.map((one) => decisionOn(one, found.get(one.outcome.cid)));
  const decided = decisions.filter((decision) => typeof decision === 'object');
  const answers = await apply(tools, decided);
  announce(decided.filter(({ click }) => answers.get(click.cid) === 'applied').map(committedBy));
  return decisions.map((decision) =>
    typeof decision === 'object' ? answerOf(decision, answers.get(decision.click.cid)) : { kind: decision },
  );
}

const committedBy = ({ click, applied: { state, credited, amount } }: DecidedReport): Committed => ({
  ...{ cid: click.cid, app_id: click.app_id, uhash: click.uhash, survey_hash: click.survey_hash },
  ...{ state, credited, amount },
});

function decisionOn({ supplierId, outcome, arrival }: ReceivedReport, click: ReportedClick | undefined) {
  if (click?.supplier_id !== supplierId) return 'unknown-click';
  return decide(click, outcome, arrival);
}

function answerOf(
  { applied }: DecidedReport,
  answer: ApplyAnswer | Locked | undefined,
): Settled | Locked | undefined {
  if (answer instanceof Locked) return answer;
  switch (answer) {
    case 'applied':
      return { kind: 'settled', effect: applied.effect, amount: applied.amount };
    case 'duplicate':
    case 'conflict':
      return { kind: answer };
    default:
      return undefined;
  }
}
