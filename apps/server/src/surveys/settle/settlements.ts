// Settles reports of suppliers. Each caller gets its answer after the commit that made it true; concurrent calls are
// batched, and one commit serves all of them.
import type { AppliedReport } from '@earnwall/domain/ledger/apply-report';
import type { SupplierOutcome } from '#ports/supplier.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import {
  type ApplyAnswer,
  type DecidedReport,
  findReportedClicks,
  type ReportedClick,
  type ReportSource,
} from '#store/money/settlements.ts';
import { type ApplyTools, applySeparately, applyTogether } from './apply-decided.ts';
import { Batcher, Locked } from './batcher.ts';
import { type Arrival, decide } from './decide.ts';
import { LockedUsers } from './locked-users.ts';

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

interface ReceivedReport {
  readonly supplierId: string;
  readonly outcome: SupplierOutcome;
  readonly arrival: Arrival;
}

/** Called with what was committed; not awaited. */
export type Announce = (committed: readonly DecidedReport[]) => void;

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
  const serve = (apply: typeof applyTogether, lockMs: number) => (reports: readonly ReceivedReport[]) =>
    settleWith(apply, { on, locked, lockMs }, reports, announce);
  const batcher = new Batcher<ReceivedReport, Settled>(
    {
      keyOf: ({ outcome }) => outcome.cid,
      together: serve(applyTogether, giveUpMs * lockShares.together),
      separate: async (reports) => {
        const answers = await serve(applySeparately, giveUpMs * lockShares.separate)(reports);
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

/** At most one report of each click. Undefined where the click has moved on meanwhile, to be decided again. */
async function settleWith(
  apply: typeof applyTogether,
  tools: ApplyTools,
  reports: readonly ReceivedReport[],
  announce: Announce,
): Promise<(Settled | Locked | undefined)[]> {
  const found = await findReportedClicks(
    tools.on,
    reports.map(({ outcome }) => outcome.cid),
  );
  const clicks = new Map(found.map((click) => [click.cid, click]));
  const decisions = reports.map((one) => decisionOn(one, clicks.get(one.outcome.cid)));
  const decided = decisions.filter((decision) => typeof decision === 'object');
  const answers = await apply(tools, decided);
  announce(decided.filter(({ click }) => answers.get(click.cid) === 'applied'));
  return decisions.map((decision) =>
    typeof decision === 'object' ? answerOf(decision, answers.get(decision.click.cid)) : { kind: decision },
  );
}

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
