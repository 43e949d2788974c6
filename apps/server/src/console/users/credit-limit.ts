// Whether a person may move this much by hand, and how much is left of the cap (decision 0127).
import { creditDayMs, creditVerdict, isCapped, leftOfCap } from '@earnwall/domain/console/credit-cap';
import { isFreshFactor } from '@earnwall/domain/console/session-times';
import { amountText } from '#console/users/amount-text.ts';
import { ApiError } from '#request/api-error.ts';
import type { Operator } from '#request/operator.ts';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { findMovedBy, lockCreditor } from '#store/money/operator-movements.ts';
import type { AppRecord } from '#store/publishers/apps.ts';

interface Asking {
  readonly app: AppRecord;
  readonly operator: Operator;
  readonly now: Date;
}

async function usedOf(on: Queryable, { app, operator, now }: Asking): Promise<bigint> {
  const { person_id } = operator;
  if (person_id === null) return 0n;
  const since = new Date(now.getTime() - creditDayMs);
  return await findMovedBy(on, { person_id, app_id: app.id, since });
}

export async function creditLimitOf(on: Queryable, asking: Asking) {
  const cap = asking.app.credit_cap;
  const used = await usedOf(on, asking);
  return {
    capped: isCapped(asking.operator.role),
    ...{ cap: Number(cap ?? 0n), used: Number(used), left: Number(leftOfCap({ cap, used })) },
  };
}

/** Locks the person's sum: of two presses at once the second one sees the first. */
export async function requireWithinCap(tx: Tx, asking: Asking, amount: bigint): Promise<void> {
  const { app, operator, now } = asking;
  if (operator.person_id !== null) await lockCreditor(tx, operator.person_id, app.id);
  const facts = { role: operator.role, cap: app.credit_cap, used: await usedOf(tx, asking), amount };
  const isFresh = isFreshFactor(operator.session?.factor_at ?? null, now);
  const verdict = creditVerdict({ ...facts, isFresh });
  if (verdict === 'factor-needed')
    throw new ApiError(verdict, 'Prove who you are once more: this is above the credit cap of the app.');
  if (verdict === 'above-cap')
    throw new ApiError(
      verdict,
      facts.cap === null
        ? 'Support credits nothing in this app: it has no credit cap.'
        : `Support may credit ${amountText(facts.cap, app)} a day here; ${amountText(leftOfCap(facts), app)} of yours are left.`,
    );
}
