// The inventory of a supplier, written in bulk. Rows that would not change are left alone, so that the feed to the
// nodes has real changes only.
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { type survey_quotas, surveys } from '#store/schema/surveys.ts';

type NewSurvey = Required<typeof surveys.$inferInsert>;
type NewQuota = Required<typeof survey_quotas.$inferInsert>;

/** The columns of a survey that a supplier supplies; flags and ratings are ours. */
export interface SuppliedSurvey
  extends Pick<
    NewSurvey,
    | 'supplier_ref'
    | 'country'
    | 'language'
    | 'devices'
    | 'topic'
    | 'loi_seconds'
    | 'payout_micros'
    | 'rank'
    | 'conversion'
    | 'said_entrants'
    | 'said_completes'
    | 'said_out_seconds'
    | 'targeting'
    | 'quota_rule'
    | 'entry_link'
    | 'exclusions'
    | 'invited'
  > {
  /** Used if the survey is new. */
  hash: string;
  quotas: readonly Pick<NewQuota, 'supplier_ref' | 'targeting' | 'remaining'>[];
}

/**
 * Inserts new surveys, updates changed ones; paused ones stay paused, and a stored entry link stays where the supplier sends
 * none: it was fetched. Resolves to how many rows were changed.
 */
export async function saveSurveys(
  tx: Tx,
  supplier_id: string,
  list: readonly SuppliedSurvey[],
  now: Date,
): Promise<number> {
  const rows = JSON.stringify(
    list.map(({ quotas: _, payout_micros, ...survey }) => ({ ...survey, payout_micros: `${payout_micros}` })),
  );
  const saved = await tx.execute(sql`
    insert into surveys (supplier_id, supplier_ref, hash, country, language, devices, topic, loi_seconds, payout_micros,
      rank, conversion, said_entrants, said_completes, said_out_seconds, targeting, quota_rule, entry_link, exclusions,
      invited, opened_at)
    select ${supplier_id}, given.*, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as given (supplier_ref text, hash text, country text, language text,
      devices text[], topic text, loi_seconds integer, payout_micros bigint, rank integer, conversion real,
      said_entrants integer, said_completes integer, said_out_seconds integer, targeting jsonb, quota_rule text,
      entry_link text, exclusions jsonb, invited text[])
    on conflict (supplier_id, supplier_ref) do update set
      country = excluded.country, language = excluded.language, devices = excluded.devices, topic = excluded.topic,
      loi_seconds = excluded.loi_seconds, payout_micros = excluded.payout_micros, rank = excluded.rank,
      conversion = excluded.conversion, said_entrants = excluded.said_entrants,
      said_completes = excluded.said_completes, said_out_seconds = excluded.said_out_seconds,
      targeting = excluded.targeting, quota_rule = excluded.quota_rule,
      entry_link = coalesce(excluded.entry_link, surveys.entry_link), exclusions = excluded.exclusions,
      invited = excluded.invited, closed_at = null,
      status = case surveys.status when 'paused' then 'paused' else 'open' end
    where surveys.status = 'closed' or surveys.closed_at is not null
      or ${hasMoved('said_entrants')} or ${hasMoved('said_completes')}
      or (surveys.country, surveys.language, surveys.devices, surveys.topic, surveys.loi_seconds, surveys.payout_micros,
        surveys.rank, surveys.conversion, surveys.said_out_seconds, surveys.targeting, surveys.quota_rule,
        surveys.entry_link, surveys.exclusions, surveys.invited)
      is distinct from (excluded.country, excluded.language, excluded.devices, excluded.topic, excluded.loi_seconds,
        excluded.payout_micros, excluded.rank, excluded.conversion, excluded.said_out_seconds, excluded.targeting,
        excluded.quota_rule, coalesce(excluded.entry_link, surveys.entry_link), excluded.exclusions, excluded.invited)`);
  return (saved.rowCount ?? 0) + (await saveQuotas(tx, supplier_id, list));
}

/**
 * Counts grow with every reading. Alone they are news when they have moved by a tenth, which moves no odds by a step: else
 * every survey of an exchange would be news to every node all the time.
 */
function hasMoved(column: 'said_entrants' | 'said_completes'): SQL {
  const [stored, given] = [sql.raw(`surveys.${column}`), sql.raw(`excluded.${column}`)];
  return sql`coalesce(abs(${given}::bigint - ${stored}) * 10 > ${stored}, ${given} is distinct from ${stored})`;
}

async function saveQuotas(tx: Tx, supplier_id: string, list: readonly SuppliedSurvey[]): Promise<number> {
  const rows = JSON.stringify(
    list.flatMap(({ supplier_ref, quotas }) =>
      quotas.map((quota) => ({ ...quota, survey_ref: supplier_ref })),
    ),
  );
  const given = sql`
    select surveys.id as survey_id, given.* from jsonb_to_recordset(${rows}::jsonb)
      as given (survey_ref text, supplier_ref text, targeting jsonb, remaining integer)
    join surveys on surveys.supplier_id = ${supplier_id} and surveys.supplier_ref = given.survey_ref`;
  const saved = await tx.execute(sql`
    insert into survey_quotas (survey_id, supplier_ref, targeting, remaining)
    select survey_id, supplier_ref, targeting, remaining from (${given}) as given
    on conflict (survey_id, supplier_ref) do update set
      targeting = excluded.targeting, remaining = excluded.remaining
    where (survey_quotas.targeting, survey_quotas.remaining)
      is distinct from (excluded.targeting, excluded.remaining)`);
  const removed = await tx.execute(sql`
    delete from survey_quotas using surveys
    where survey_quotas.survey_id = surveys.id and surveys.supplier_id = ${supplier_id}
      and surveys.supplier_ref in ${listed(list.map(({ supplier_ref }) => supplier_ref))}
      and not exists (select from (${given}) as given
        where given.survey_id = surveys.id and given.supplier_ref = survey_quotas.supplier_ref)`);
  return (saved.rowCount ?? 0) + (removed.rowCount ?? 0);
}

/** Closes these surveys, unless they are unknown or closed. Resolves to how many. */
export function closeSurveys(
  tx: Tx,
  supplier_id: string,
  refs: Iterable<string>,
  now: Date,
): Promise<number> {
  return close(tx, supplier_id, sql`${surveys.supplier_ref} in ${listed(refs)}`, now);
}

/** Closes all that the supplier no longer has. Resolves to how many. */
export function closeOtherSurveys(
  tx: Tx,
  supplier_id: string,
  refs: Iterable<string>,
  now: Date,
): Promise<number> {
  return close(tx, supplier_id, sql`${surveys.supplier_ref} not in ${listed(refs)}`, now);
}

/** Paused ones are, too, until the supplier withdraws them: then they stay paused, for when they are listed again. */
export const isOpenAtSupplier = sql`(${surveys.status} = 'open' or (${surveys.status} = 'paused' and ${surveys.closed_at} is null))`;

async function close(tx: Tx, supplier_id: string, which: SQL, now: Date): Promise<number> {
  const closed = await tx
    .update(surveys)
    .set({
      status: sql`case ${surveys.status} when 'paused' then 'paused' else 'closed' end`,
      closed_at: now,
    })
    .where(and(eq(surveys.supplier_id, supplier_id), isOpenAtSupplier, which));
  return closed.rowCount ?? 0;
}

/** One parameter however long the list is: PostgreSQL takes 65,535 of them. */
const listed = (refs: Iterable<string>) =>
  sql`(select jsonb_array_elements_text(${JSON.stringify([...refs])}::jsonb))`;
