// Compares an uploaded statement with our books, all of it in the database: a million lines are a few joins. The rules are
// those of domain/reconciliation/compare.ts, which a test holds against these.
import { type SQL, sql } from 'drizzle-orm';
import { correctedSuffix } from '#ports/corrected-claim.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';
import { held_reports } from '#store/schema/held-reports.ts';
import { movements } from '#store/schema/ledger.ts';
import { offer_clicks, offer_events, offer_reward_progress } from '#store/schema/offer-clicks.ts';
import { postback_log, postback_queue } from '#store/schema/postbacks.ts';
import {
  reconciliation_findings,
  reconciliation_lines,
  reconciliations,
} from '#store/schema/reconciliations.ts';
import { supplier_reports } from '#store/schema/supplier-reports.ts';
import type { ReconciliationRecord } from './reconciliations.ts';

/** Resolves to how many findings there are of each kind. The same statement compared again has the same findings. */
export async function compareStatement(
  tx: Tx,
  statement: ReconciliationRecord,
): Promise<Record<string, number>> {
  const { id } = statement;
  const isOfOffers = statement.supplies === 'offers';
  // Joins of a million rows belong in memory.
  await tx.execute(sql`select set_config('work_mem', '256MB', true)`);
  await tx.execute(sql`delete from ${reconciliation_findings} where reconciliation_id = ${id}`);
  await tx.execute(sql`analyze ${reconciliation_lines}`);
  await tx.execute(sql`
    create temporary table named on commit drop as
    select name, min(line) as line, min(micros) as micros, count(*) as times
    from ${reconciliation_lines} where reconciliation_id = ${id} group by name`);
  await tx.execute(sql`create unique index on named (name)`);
  await tx.execute(sql`analyze named`);
  await tx.execute(sql`
    create temporary table booked on commit drop as ${isOfOffers ? offerClaims(statement) : surveyClaims(statement)}`);
  await tx.execute(sql`create index on booked (name)`);
  await tx.execute(sql`analyze booked`);
  await tx.execute(sql`
    insert into ${reconciliation_findings} (reconciliation_id, kind, line, name, cid, ours_micros, theirs_micros)
    ${statement.list === 'rejected' ? againstRejected(id) : againstApproved(statement)} order by 3, 4`);
  await tx.execute(sql`
    insert into ${reconciliation_findings} (reconciliation_id, kind, line, name, cid)
    ${inBothLists(statement, isOfOffers)} order by 3, 4`);
  const { rows } = await tx.execute<{ kind: string; times: string }>(sql`
    select kind, count(*) as times from ${reconciliation_findings} where reconciliation_id = ${id} group by kind`);
  return Object.fromEntries(rows.map(({ kind, times }) => [kind, Number(times)]));
}

/** Of a list of approved ones also whatever was claimed in its period. */
function inPeriod(at: SQL, { from_at, to_at, list }: ReconciliationRecord): SQL {
  if (list === 'rejected' || from_at === null || to_at === null) return sql`false`;
  return sql`${at} >= ${from_at.toISOString()} and ${at} < ${to_at.toISOString()}`;
}

/** One row for each claim of a supplier, and for each click that it reported nothing about. */
function surveyClaims(statement: ReconciliationRecord): SQL {
  const { supplier_id, names } = statement;
  const named =
    names === 'cid'
      ? sql`select name as cid from named`
      : sql`select report.cid from named join ${supplier_reports} as report
            on report.supplier_id = ${supplier_id} and report.transaction = named.name
          union
          select report.cid from named join ${supplier_reports} as report
            on report.supplier_id = ${supplier_id} and report.transaction = 'file:' || named.name
              and report.came_by = 'file'
          union
          select report.cid from named join ${supplier_reports} as report
            on report.supplier_id = ${supplier_id} and report.transaction = named.name || ${correctedSuffix}`;
  // What an earlier list had us credit is known by the name in that list, and a correction by what it corrects.
  const name =
    names === 'cid'
      ? sql`click.cid`
      : sql`case
          when claim.came_by = 'file' then substr(claim.transaction, 6)
          when right(claim.transaction, ${correctedSuffix.length}::integer) = ${correctedSuffix}
            then left(claim.transaction, ${-correctedSuffix.length}::integer)
          else claim.transaction
        end`;
  return sql`
    with wanted as materialized (
      ${named}
      union
      select report.cid from ${supplier_reports} as report
      where report.supplier_id = ${supplier_id} and ${inPeriod(sql`report.received_at`, statement)}
    ),
    reversed as materialized (
      select distinct cid, reverses from ${supplier_reports}
      where supplier_id = ${supplier_id} and reverses is not null and effect <> 'review'
    )
    select ${name} as name, click.cid, claim.transaction, coalesce(claim.received_at, click.started_at) as at,
      coalesce(claim.payout_micros, click.payout_micros) as micros,
      claim.transaction is not null and click.credited > click.fair_paid and reversed.reverses is null
        and (claim.outcome in ('complete', 'partial') or claim.payout_micros > 0) as is_paid,
      reversed.reverses is not null as is_taken_back, claim.came_by = 'file' as is_by_file
    from wanted
    join ${clicks} as click on click.cid = wanted.cid
    left join ${supplier_reports} as claim
      on claim.cid = click.cid and claim.supplier_id = click.supplier_id and claim.reverses is null
    left join reversed on reversed.cid = claim.cid and reversed.reverses = claim.transaction
    where click.supplier_id = ${supplier_id} and click.started_at is not null and not click.test_mode
      and ${name} is not null
    union all
    ${heldClaims(statement)}`;
}

/** What a signed return brought counts as paid: it will be, unless it is taken back before. */
function heldClaims(statement: ReconciliationRecord): SQL {
  const name = statement.names === 'cid' ? sql`held.cid` : sql`held.transaction`;
  return sql`
    select ${name} as name, held.cid, held.transaction, held.received_at as at, click.payout_micros as micros,
      reversed.reverses is null as is_paid, reversed.reverses is not null as is_taken_back, false as is_by_file
    from ${held_reports} as held
    join ${clicks} as click on click.cid = held.cid and not click.test_mode
    left join named on named.name = ${name}
    left join reversed on reversed.cid = held.cid and reversed.reverses = held.transaction
    where held.supplier_id = ${statement.supplier_id} and held.released_at is null
      and (named.name is not null or ${inPeriod(sql`held.received_at`, statement)})`;
}

function offerClaims(statement: ReconciliationRecord): SQL {
  const { supplier_id, names } = statement;
  const name = names === 'cid' ? sql`claim.click_id` : sql`claim.transaction`;
  return sql`
    with reversed as materialized (
      select distinct click_id, reverses from ${offer_events}
      where network_id = ${supplier_id} and reverses is not null and effect <> 'review'
    )
    select ${name} as name, claim.click_id as cid, claim.transaction, claim.received_at as at, null::bigint as micros,
      reversed.reverses is null and claim.effect <> 'review' as is_paid, reversed.reverses is not null as is_taken_back,
      false as is_by_file
    from ${offer_events} as claim
    join ${offer_clicks} as click on click.id = claim.click_id and not click.test_mode
    left join named on named.name = ${name}
    left join reversed on reversed.click_id = claim.click_id and reversed.reverses = claim.transaction
    where claim.network_id = ${supplier_id} and claim.reverses is null
      and (named.name is not null or ${inPeriod(sql`claim.received_at`, statement)})`;
}

/** Several claims of one name, as of a click, are one. */
function againstRejected(id: number): SQL {
  return sql`
    select ${id}::bigint, 'rejected', named.line, name, min(booked.cid), min(booked.micros), named.micros
    from named join booked using (name) where booked.is_paid group by name, named.line, named.micros`;
}

/** What the list of an earlier period has approved is not absent from this one: the two sides' clocks differ. */
function againstApproved({ id, supplier_id, names, from_at, to_at }: ReconciliationRecord): SQL {
  const begin = sql`${from_at?.toISOString() ?? null}::timestamptz`;
  const end = sql`${to_at?.toISOString() ?? null}::timestamptz`;
  return sql`
    with ours as materialized (
      select booked.name, min(booked.cid) as cid, bool_or(is_paid) as is_paid, bool_or(is_taken_back) as is_taken_back,
        min(booked.micros) filter (where is_paid) as micros,
        bool_or(booked.micros = named.micros) filter (where is_paid) as is_same_amount,
        bool_or(is_paid and not is_by_file and at >= ${begin} and at < ${end}) as is_claimed
      from booked left join named using (name) group by booked.name
    ),
    earlier as (
      select distinct line.name from ${reconciliations} as past
      join ${reconciliation_lines} as line on line.reconciliation_id = past.id
      where past.supplier_id = ${supplier_id} and past.list = 'approved' and past.names = ${names}
        and past.to_at <= ${begin} and past.state in ('compared', 'applying', 'applied')
    ),
    compared as (
      select named.line, coalesce(named.name, ours.name) as name, ours.cid, ours.micros as ours, named.micros as theirs,
        case
          when named.name is null then case when ours.is_claimed then 'absent' end
          when ours.name is null then null
          when not ours.is_paid then case when ours.is_taken_back then 'taken_back' else 'not_credited' end
          when named.micros is not null and not ours.is_same_amount then 'amount'
        end as kind
      from named full join ours on ours.name = named.name
    )
    select ${id}::bigint, kind, compared.line, name, cid, ours, theirs
    from compared left join earlier using (name)
    where kind is not null and (kind <> 'absent' or earlier.name is null)`;
}

/** Names that nobody knows, names that come twice, and payments that publishers have not acknowledged. */
function inBothLists({ id, supplier_id }: ReconciliationRecord, isOfOffers: boolean): SQL {
  const movement = isOfOffers
    ? sql`join ${offer_reward_progress} as progress on progress.click_id = booked.cid
        join ${movements} as movement on movement.source = ${supplier_id}
          and movement.transaction = booked.transaction || ':' || progress.offer_reward_id`
    : sql`join ${movements} as movement on movement.source = ${supplier_id}
        and movement.transaction = booked.transaction`;
  return sql`
    select ${id}::bigint, 'unknown', named.line, named.name, null
    from named where not exists (select from booked where booked.name = named.name)
    union all
    select ${id}::bigint, 'repeated', line.line, line.name, null
    from ${reconciliation_lines} as line join named using (name)
    where line.reconciliation_id = ${id} and named.times > 1 and line.line > named.line
    union all
    select ${id}::bigint, 'not_acknowledged', min(named.line), named.name, min(booked.cid)
    from named join booked using (name) ${movement}
    where booked.is_paid and (
      exists (select from ${postback_queue} as queued where queued.id = movement.id)
      or exists (select from ${postback_log} as logged where logged.id = movement.id and logged.state <> 'delivered')
    )
    group by named.name`;
}
