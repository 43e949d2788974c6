// Genuine messages that could not be applied, stored for an operator to review (decision 0061).
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { set_aside_reports, type setAsideKinds } from '#store/schema/set-aside-reports.ts';

export interface SetAsideReport {
  readonly supplier_id: string;
  readonly kind: (typeof setAsideKinds)[number];
  readonly transaction: string | null;
  readonly click: string | null;
  readonly body: Uint8Array;
  readonly reason: string;
  readonly received_at: Date;
}

/** Per sender and kind: a faulty supplier must not fill the disk. */
const maxInADay = 10_000;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Resolves to the id of the row, which is the same for the same message; null when the sender's daily limit is reached and
 * nothing was stored. Concurrent callers may exceed the limit by a few.
 */
export async function insertSetAside(on: Queryable, report: SetAsideReport): Promise<number | null> {
  const { supplier_id, kind, transaction, click, body, reason, received_at } = report;
  const digest = digestOf(report);
  const midnight = new Date(Math.floor(received_at.getTime() / dayMs) * dayMs);
  const { rows } = await on.execute<{ id: string }>(sql`
    insert into ${set_aside_reports} (supplier_id, kind, transaction, click, body, reason, digest, received_at)
    select ${supplier_id}::text, ${kind}::text, ${transaction}::text, ${click}::text, ${body}::bytea, ${reason}::text,
      ${digest}::text, ${received_at.toISOString()}::timestamptz
    where exists (select from ${set_aside_reports} where digest = ${digest})
      or ${maxInADay} > (
        select count(*) from ${set_aside_reports}
        where supplier_id = ${supplier_id} and kind = ${kind} and received_at >= ${midnight.toISOString()}
      )
    on conflict (digest) do update set times = set_aside_reports.times + 1
    returning id`);
  return rows[0] ? Number(rows[0].id) : null;
}

/** Lengths keep the parts apart. */
function digestOf({ supplier_id, kind, body }: SetAsideReport): string {
  const hash = createHash('sha256').update(`${supplier_id.length}:${supplier_id}${kind.length}:${kind}`);
  return hash.update(body).digest('hex');
}
