// The one way to move money: `post_movement` writes movement, lines and balances together, once per transaction id.
import { sql } from 'drizzle-orm';
import type { Tx } from './queryable.ts';
import type { accountKinds, currencies, movementKinds } from './schema/ledger.ts';

interface MovementLine {
  account: (typeof accountKinds)[number];
  currency: (typeof currencies)[number];
  amount: bigint;
}

export interface NewMovement {
  app_id: string;
  user_id: number | null;
  kind: (typeof movementKinds)[number];
  reason: string;
  /** Who asked, and their number for it; the pair is spent for good. */
  source: string;
  transaction: string;
  cid: string | null;
  at: Date;
  lines: readonly MovementLine[];
}

/** `isNew` is false when this transaction was posted before; nothing has then changed. */
export async function postMovement(
  tx: Tx,
  movement: NewMovement,
): Promise<{ movementId: number; isNew: boolean }> {
  const { lines } = movement;
  const { rows } = await tx.execute<{ movement_id: string; is_new: boolean }>(sql`
    select * from post_movement(
      ${movement.app_id}, ${movement.user_id}, ${movement.kind}, ${movement.reason},
      ${movement.source}, ${movement.transaction}, ${movement.cid}, ${movement.at.toISOString()},
      ${sql.param(lines.map((line) => line.account))},
      ${sql.param(lines.map((line) => line.currency))},
      ${sql.param(lines.map((line) => line.amount.toString()))}
    )`);
  const [posted] = rows;
  if (!posted) throw new Error('post_movement gave no answer');
  return { movementId: Number(posted.movement_id), isNew: posted.is_new };
}
