// What applying a comparison does, by app: how many people, how much of their points, and how much of the supplier's money.
import { sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { clicks } from '#store/schema/clicks.ts';
import { offer_clicks, offer_events } from '#store/schema/offer-clicks.ts';
import { type AffectedApp, reconciliation_findings } from '#store/schema/reconciliations.ts';
import type { ReconciliationRecord } from './reconciliations.ts';

type Row = AffectedApp & Record<string, unknown>;

export async function findAffected(
  on: Queryable,
  statement: ReconciliationRecord,
): Promise<readonly AffectedApp[]> {
  const { rows } = await (statement.supplies === 'offers' ? ofOffers : ofSurveys)(on, statement);
  return rows.map(({ app, action, findings, people, points, micros }) => ({
    ...{ app, action, findings, people, points, micros },
  }));
}

/** A click that several lines name is taken back once. */
const ofSurveys = (on: Queryable, { id }: ReconciliationRecord) =>
  on.execute<Row>(sql`
    select app_id as app, action, sum(findings)::integer as findings, count(distinct user_id)::integer as people,
      sum(case when action = 'credit' then user_reward - credited else credited end)::text as points, sum(micros)::text as micros
    from (
      select click.app_id, click.user_id, click.user_reward, click.credited, count(*) as findings,
        case when finding.kind = 'not_credited' then 'credit' else 'take_back' end as action,
        max(coalesce(finding.ours_micros, finding.theirs_micros, click.payout_micros)) as micros
      from ${reconciliation_findings} as finding join ${clicks} as click on click.cid = finding.cid
      where finding.reconciliation_id = ${id} and finding.kind in ('rejected', 'absent', 'not_credited')
      group by click.cid, action
    ) as by_click
    group by app_id, action order by app_id, action desc`);

/** Credits for offers are left to people. */
const ofOffers = (on: Queryable, { id, supplier_id, names }: ReconciliationRecord) =>
  on.execute<Row>(sql`
    select app_id as app, 'take_back' as action, sum(findings)::integer as findings,
      count(distinct user_id)::integer as people, sum(points)::text as points, null::text as micros
    from (
      select click.app_id, click.user_id, count(*) as findings, (
        select coalesce(sum(event.amount), 0) from ${offer_events} as event
        where event.click_id = click.id and event.network_id = ${supplier_id} and event.reverses is null
          and (${names} = 'cid' or event.transaction = any(array_agg(finding.name)))
          and not exists (
            select from ${offer_events} as reversal
            where reversal.click_id = click.id and reversal.reverses = event.transaction and reversal.effect <> 'review')
      ) as points
      from ${reconciliation_findings} as finding join ${offer_clicks} as click on click.id = finding.cid
      where finding.reconciliation_id = ${id} and finding.kind in ('rejected', 'absent')
      group by click.id
    ) as by_click
    group by app_id order by app_id`);
