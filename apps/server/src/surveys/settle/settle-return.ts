// A signed return of a supplier that sends no callback settles its click (decision 0114). The same transaction is the same
// report, however often the page is loaded again and whoever else reports it.
import { returnedReport } from '@earnwall/domain/ledger/returned-report';
import type { ReturnedClick, ReturnRules } from '#ports/supplier.ts';
import type { Database } from '#store/engine/database.ts';
import { findHeldReport, findSettled, type HeldReport, insertHeldReport } from '#store/money/held-reports.ts';
import { lockUser } from '#store/people/users.ts';
import type { ClickWithOwner } from '#store/surveys/clicks-with-owners.ts';
import { type OutcomeTools, settleOutcome } from './settle-outcome.ts';
import type { Settled } from './settlements.ts';

interface ReturnTools extends OutcomeTools {
  readonly database: Database;
  now(): Date;
}

/** `held`: it counts once it is released. */
export type SettledReturn = Settled | { readonly kind: 'held' };

/** The click was sent to this supplier. */
export async function settleReturn(
  tools: ReturnTools,
  { click, user }: Pick<ClickWithOwner, 'click' | 'user'>,
  returned: ReturnedClick,
  rules: ReturnRules,
): Promise<SettledReturn> {
  const received_at = tools.now();
  const { supplier_id, cid } = click;
  const { rawCode, transaction = transactionOf(returned) } = returned;
  const name = { supplier_id, transaction };
  const before = await findHeldReport(tools.database.db, name);
  if (before) return { kind: saysTheSame(before, returned) ? 'held' : 'conflict' };
  const tooFast = { supplier_id, transaction: `${transaction}:too_fast` };
  // The first load decides about this return, and about nothing else that names its transaction.
  const refused = await findSettled(tools.database.db, tooFast);
  if (refused) return { kind: saysTheSame(refused, returned) ? 'duplicate' : 'conflict' };

  const report = returnedReport(
    { outcome: returned.outcome, at: received_at },
    click.started_at ?? received_at,
    rules,
  );
  const { release_at, outcome } = report;
  if (release_at !== null && !(await findSettled(tools.database.db, name))) {
    const isHeld = await tools.database.transaction(async (tx) => {
      await lockUser(tx, user);
      return await insertHeldReport(tx, {
        ...{ ...name, app_id: user.app_id, user_id: user.id, cid },
        ...{ outcome, raw_code: rawCode, received_at, release_at },
      });
    });
    const held = isHeld ? null : await findHeldReport(tools.database.db, name);
    return { kind: !held || saysTheSame(held, returned) ? 'held' : 'conflict' };
  }
  const reason = returned.reason ?? report.reason;
  return await settleOutcome(
    tools,
    supplier_id,
    {
      transaction: report.reason === 'too_fast' ? tooFast.transaction : transaction,
      ...{ cid, outcome, rawCode, reverses: null, payout_micros: null },
      ...(reason && { reason }),
    },
    { receivedAt: received_at, cameBy: 'return' },
  );
}

/** Where a return names no transaction there is one for each click. */
export const transactionOf = ({ transaction, cid }: ReturnedClick): string => transaction ?? `return:${cid}`;

type Said = Pick<HeldReport, 'cid' | 'raw_code'>;

const saysTheSame = ({ cid, raw_code }: Said, returned: ReturnedClick): boolean =>
  cid === returned.cid && raw_code === returned.rawCode;
