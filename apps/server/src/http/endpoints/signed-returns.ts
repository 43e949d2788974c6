// A return to a supplier's rule that signed ones settle: a genuine one is settled, or set aside like a callback, before the
// browser goes on; any other is counted and changes nothing.
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '#calls/context.ts';
import type { ReturnedClick, ReturnRules, Supplier } from '#ports/supplier.ts';
import { targetOf } from '#request/request-address.ts';
import type { ClickWithOwner } from '#store/surveys/clicks-with-owners.ts';
import type { LeftOver } from '#surveys/settle/apply-items.ts';
import { setAsideItems } from '#surveys/settle/set-aside.ts';
import { settleReturn, transactionOf } from '#surveys/settle/settle-return.ts';
import { dayFullError } from './set-aside.ts';

interface SignedReturn {
  readonly supplier: Supplier;
  readonly rules: ReturnRules;
  readonly returned: ReturnedClick;
  /** Null where this supplier was never sent such a click. */
  readonly own: ClickWithOwner | null;
  readonly request: FastifyRequest;
}

/** False where it is not genuine. */
export async function settledByReturn(ctx: ServerContext, back: SignedReturn): Promise<boolean> {
  const { supplier, rules, returned, own, request } = back;
  const { log } = request;
  const received_at = ctx.now();
  if (!returned.signed) {
    ctx.supplierCounts.count(supplier.id, 'refused', received_at);
    log.warn(
      { supplier: supplier.id, reason: 'unsigned' },
      'A return was refused: check the signing keys shared with this supplier',
    );
    return false;
  }
  const tools = { ...ctx, database: ctx.callbackDatabase };
  const { kind } = own
    ? await settleReturn(tools, own, returned, rules)
    : ({ kind: 'unknown-click' } as const);
  if (kind === 'conflict' || kind === 'unknown-click') {
    const isStored = await setAsideItems(
      { on: ctx.callbackDatabase.db, supplierCounts: ctx.supplierCounts, log },
      {
        ...{ supplier_id: supplier.id, received_at, isBatch: false },
        whole: Buffer.from(targetOf(request.originalUrl)),
      },
      [leftOver(kind, returned)],
    );
    if (!isStored) throw dayFullError();
  }
  return true;
}

const leftOver = (kind: 'conflict' | 'unknown-click', returned: ReturnedClick): LeftOver => ({
  ...{ transaction: transactionOf(returned), click: returned.cid, part: null, content: null },
  ...(kind === 'conflict'
    ? { kind: 'conflict', reason: 'Its transaction was used before for something else.' }
    : { kind: 'unknown_click', reason: 'Its click was never sent to this supplier.' }),
});
