// The one way to move money: `post_movements` writes movements, lines, balances and the messages to the publishers
// together, once per transaction id.
import { sql } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import type { accountKinds, currencies, movementKinds } from '#store/schema/ledger.ts';

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
  /** The origin and its transaction id; the pair is unique and never reused. */
  source: string;
  transaction: string;
  cid: string | null;
  at: Date;
  lines: readonly MovementLine[];
  /** The message to the publisher, made by `withPostback`; null where none is sent. */
  postback: Readonly<Record<string, unknown>> | null;
}

/** False when this transaction was posted before; nothing has then changed. */
export async function postMovement(tx: Tx, movement: NewMovement): Promise<boolean> {
  return (await postMovements(tx, [movement])) === 1;
}

/** How many of them were new. */
export async function postMovements(tx: Tx, movements: readonly NewMovement[]): Promise<number> {
  const given = JSON.stringify(movements.map(movementForSql));
  const { rows } = await tx.execute<{ new_ones: number }>(sql`select post_movements(${given}) as new_ones`);
  return rows[0]?.new_ones ?? 0;
}

/** As the functions of the database read it: amounts as text, so that no digit is lost on the way. */
export function movementForSql(movement: NewMovement) {
  const { postback, ...columns } = movement;
  return {
    ...columns,
    lines: movement.lines.map((line) => ({ ...line, amount: `${line.amount}` })),
    message: postback,
  };
}
