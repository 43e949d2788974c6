// Where reports of suppliers are settled. Each caller hears its answer after the commit that made it true; callers that
// come while others are being committed are gathered, and one commit serves all of them.
import type { AppliedReport } from '@earnwall/domain/ledger/apply-report';
import type { SupplierOutcome } from '#ports/supplier.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import {
  type ApplyAnswer,
  type DecidedReport,
  findReportedClicks,
  type ReportedClick,
} from '#store/money/settlements.ts';
import { type ApplyTools, applySeparately, applyTogether } from './apply-decided.ts';
import { Batcher, Locked } from './batcher.ts';
import { decide } from './decide.ts';
import { LockedUsers } from './locked-users.ts';

type Settled =
  | { readonly kind: 'settled'; readonly effect: AppliedReport['effect']; readonly amount: bigint }
  /** The same report was settled before; nothing has changed. */
  | { readonly kind: 'duplicate' }
  /** Its transaction was used before for another click or with other content; nothing has changed. */
  | { readonly kind: 'conflict' }
  /** This supplier was never given such a click. */
  | { readonly kind: 'unknown-click' };

export interface Settlements {
  /** Rejects with DatabaseUnavailable when it cannot be known; telling it again is then safe. */
  settle(supplierId: string, outcome: SupplierOutcome, receivedAt: Date): Promise<Settled>;
}

interface Told {
  readonly supplierId: string;
  readonly outcome: SupplierOutcome;
  readonly receivedAt: Date;
}

/** Hears of what was committed; nobody waits for it. */
export type Announce = (committed: readonly DecidedReport[]) => void;

/** Found out soon who is locked, and then given a chance: together well below the time after which a caller gives up. */
const lockShares = { together: 1 / 6, separate: 0.55 } as const;

export interface SettlementOptions {
  /** A caller is told after this long that it has to come again. */
  giveUpMs?: number;
}

export function createSettlements(
  on: Queryable,
  announce: Announce,
  { giveUpMs = 10_000 }: SettlementOptions = {},
): Settlements {
  const locked = new LockedUsers();
  const serve = (apply: typeof applyTogether, lockMs: number) => (told: readonly Told[]) =>
    settleWith(apply, { on, locked, lockMs }, told, announce);
  const gathering = new Batcher<Told, Settled>(
    {
      keyOf: ({ outcome }) => outcome.cid,
      together: serve(applyTogether, giveUpMs * lockShares.together),
      separate: async (told) => {
        const answers = await serve(applySeparately, giveUpMs * lockShares.separate)(told);
        return answers.map((answer) => (answer instanceof Locked ? undefined : answer));
      },
    },
    giveUpMs,
  );
  return {
    settle: (supplierId, outcome, receivedAt) => gathering.add({ supplierId, outcome, receivedAt }),
  };
}

/** At most one report of each click. Undefined where the click has moved on meanwhile, to be decided again. */
async function settleWith(
  apply: typeof applyTogether,
  tools: ApplyTools,
  told: readonly Told[],
  announce: Announce,
): Promise<(Settled | Locked | undefined)[]> {
  const found = await findReportedClicks(
    tools.on,
    told.map(({ outcome }) => outcome.cid),
  );
  const clicks = new Map(found.map((click) => [click.cid, click]));
  const decisions = told.map((one) => decisionOn(one, clicks.get(one.outcome.cid)));
  const decided = decisions.filter((decision) => typeof decision === 'object');
  const answers = await apply(tools, decided);
  announce(decided.filter(({ click }) => answers.get(click.cid) === 'applied'));
  return decisions.map((decision) =>
    typeof decision === 'object' ? answerOf(decision, answers.get(decision.click.cid)) : { kind: decision },
  );
}

function decisionOn({ supplierId, outcome, receivedAt }: Told, click: ReportedClick | undefined) {
  if (click?.supplier_id !== supplierId) return 'unknown-click';
  return decide(click, outcome, receivedAt);
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
