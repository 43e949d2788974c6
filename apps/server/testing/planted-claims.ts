// Claims of a supplier as they would stand in the books, written past the ledger's guards: a million of them, or a few with
// every fault a statement can have.
import { sql } from 'drizzle-orm';
import type { Database } from '#store/engine/database.ts';

export interface PlantedClaim {
  /** Its transaction; its click is `click-{transaction}`. */
  readonly transaction: string;
  readonly standing: 'paid' | 'unpaid' | 'taken_back';
  readonly isAcknowledged: boolean;
  readonly at: Date;
  readonly micros: bigint;
}

export const clickOf = ({ transaction }: Pick<PlantedClaim, 'transaction'>): string => `click-${transaction}`;

interface Owner {
  readonly supplier_id: string;
  readonly survey_id: number;
  readonly app_id: string;
  readonly user_id: number;
}

const atATime = 20_000;
const guarded = ['movements', 'supplier_reports'] as const;

export async function plantClaims(
  database: Database,
  owner: Owner,
  claims: readonly PlantedClaim[],
): Promise<void> {
  for (let next = 0; next < claims.length; next += atATime)
    await plant(database, owner, claims.slice(next, next + atATime));
}

function plant(
  database: Database,
  { supplier_id, survey_id, app_id, user_id }: Owner,
  claims: readonly PlantedClaim[],
): Promise<void> {
  const column = <Value>(of: (claim: PlantedClaim) => Value) => sql.param(claims.map(of));
  return database.transaction(async (tx) => {
    for (const table of guarded) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    await tx.execute(sql`
      create temporary table planted on commit drop as
      select * from unnest(
        ${column(({ transaction }) => transaction)}::text[], ${column(({ standing }) => standing)}::text[],
        ${column(({ isAcknowledged }) => isAcknowledged)}::boolean[],
        ${column(({ at }) => at.toISOString())}::timestamptz[], ${column(({ micros }) => `${micros}`)}::bigint[]
      ) as given (transaction, standing, is_acknowledged, at, micros)`);
    await tx.execute(sql`
      insert into clicks (cid, app_id, user_id, survey_id, supplier_id, payout_micros, exchange_rate_micros,
        revenue_share_bp, decimals, user_reward, user_reward_without_bonus, state, raw_code, opened_at, started_at,
        ended_at, expires_at, settled_version, credited)
      select 'click-' || transaction, ${app_id}, ${user_id}, ${survey_id}, ${supplier_id}, micros, 1000000, 5000, 0, 500,
        500, case standing when 'paid' then 'complete' when 'unpaid' then 'screen_out' else 'quality' end, '1',
        at - interval '10 minutes', at - interval '9 minutes', at, at + interval '1 day', 1,
        case standing when 'paid' then 500 else 0 end
      from planted`);
    await tx.execute(sql`
      insert into supplier_reports (supplier_id, transaction, cid, outcome, raw_code, reverses, effect, amount, received_at)
      select ${supplier_id}, transaction, 'click-' || transaction,
        case standing when 'unpaid' then 'screen_out' else 'complete' end, '1', null,
        case standing when 'unpaid' then 'ended' else 'credited' end, case standing when 'unpaid' then 0 else 500 end, at
      from planted
      union all
      select ${supplier_id}, 'taken-back-' || transaction, 'click-' || transaction, 'quality', '4', transaction,
        'reversed', -500, at
      from planted where standing = 'taken_back'`);
    await tx.execute(sql`
      with moved as (
        insert into movements (app_id, user_id, kind, reason, source, transaction, cid, at)
        select ${app_id}, ${user_id}, 'survey_reward', 'planted', ${supplier_id}, transaction, 'click-' || transaction, at
        from planted where standing <> 'unpaid'
        returning id, transaction_id, transaction, at
      )
      insert into postback_log (id, transaction_id, app_id, user_id, type, payload, at, state, settled_at)
      select moved.id, moved.transaction_id, ${app_id}, ${user_id}, 'reward', '{}', moved.at,
        case when planted.is_acknowledged then 'delivered' else 'dead' end, moved.at
      from moved join planted using (transaction)`);
    for (const table of guarded) await tx.execute(sql.raw(`alter table ${table} enable trigger user`));
  });
}
