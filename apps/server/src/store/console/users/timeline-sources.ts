// What the stream of a user is made of: each source with its moment, a key, its kind, the ids it is found by, and its facts.
import { type SQL, sql } from 'drizzle-orm';

export type SourceKind = 'click' | 'report' | 'money' | 'ticket' | 'operator';

export interface Source {
  readonly kind: SourceKind;
  readonly at: SQL;
  readonly key: SQL;
  /** Besides its key. */
  readonly ids: SQL;
  readonly facts: SQL;
  readonly from: SQL;
  readonly where: SQL;
}

/** Ids of clicks give access to them: a digest names them, and only their beginning is shown. */
const clickKey = (id: SQL): SQL => sql`'click-' || left(md5(${id}), 20)`;
/** At one moment the later row comes first, and money before the report that it follows from. */
const rowKey = (name: string, id: SQL): SQL => sql`${name}::text || '-' || lpad((${id})::text, 15, '0')`;
const shortened = (id: SQL): SQL => sql`left(${id}, 12)`;

/** Calls that a page makes by itself, and looks that lead to it: the page's own view says it once. */
const quietViews = [
  'console/users/get-users-timeline',
  'console/users/get-users-ledger',
  'console/users/get-users-tickets',
  'console/users/get-users-events',
  'console/inventory/get-users-explain',
  'console/users/get-users',
  'console/find/get-find',
];

export function sourcesOf(user: { readonly app_id: string; readonly id: number }): Source[] {
  const of = (table: string): SQL =>
    sql`${sql.identifier(table)}.app_id = ${user.app_id} and ${sql.identifier(table)}.user_id = ${user.id}::bigint`;
  return [
    {
      kind: 'click',
      at: sql`clicks.opened_at`,
      key: clickKey(sql`clicks.cid`),
      ids: sql`array[]::text[]`,
      facts: sql`jsonb_build_object('list', 'surveys', 'title', surveys.hash, 'onboarding', surveys.onboarding, 'supplier', clicks.supplier_id,
        'click', ${shortened(sql`clicks.cid`)}, 'state', clicks.state, 'reward', clicks.user_reward,
        'minutes', ceil(surveys.loi_seconds / 60.0)::int, 'is_test', clicks.test_mode)`,
      from: sql`clicks join surveys on surveys.id = clicks.survey_id`,
      where: of('clicks'),
    },
    {
      kind: 'click',
      at: sql`offer_clicks.opened_at`,
      key: clickKey(sql`offer_clicks.id`),
      ids: sql`array[]::text[]`,
      facts: sql`jsonb_build_object('list', 'offers', 'title', left(offers.title, 200), 'supplier', offer_clicks.network_id,
        'click', ${shortened(sql`offer_clicks.id`)}, 'state', case when offer_clicks.finished_at is null then 'opened' else 'finished' end,
        'reward', null, 'minutes', null, 'is_test', offer_clicks.test_mode)`,
      from: sql`offer_clicks join offers on offers.id = offer_clicks.offer_id`,
      where: of('offer_clicks'),
    },
    {
      kind: 'report',
      at: sql`supplier_reports.received_at`,
      key: rowKey('report', sql`supplier_reports.id`),
      ids: sql`array[supplier_reports.transaction]`,
      facts: sql`jsonb_build_object('list', 'surveys', 'title', surveys.hash, 'onboarding', surveys.onboarding, 'supplier', supplier_reports.supplier_id,
        'click', ${shortened(sql`clicks.cid`)}, 'outcome', supplier_reports.outcome, 'raw_code', left(supplier_reports.raw_code, 200),
        'reason', supplier_reports.reason, 'effect', supplier_reports.effect, 'amount', supplier_reports.amount,
        'transaction', left(supplier_reports.transaction, 200), 'came_by', supplier_reports.came_by)`,
      from: sql`clicks join supplier_reports on supplier_reports.cid = clicks.cid
        join surveys on surveys.id = clicks.survey_id`,
      where: of('clicks'),
    },
    {
      kind: 'report',
      at: sql`held_reports.received_at`,
      key: rowKey('held', sql`held_reports.id`),
      ids: sql`array[held_reports.transaction]`,
      facts: sql`jsonb_build_object('list', 'surveys', 'title', surveys.hash, 'onboarding', surveys.onboarding, 'supplier', held_reports.supplier_id,
        'click', ${shortened(sql`held_reports.cid`)}, 'outcome', held_reports.outcome, 'raw_code', left(held_reports.raw_code, 200),
        'reason', null, 'effect', case when held_reports.released_at is null then 'held' else 'released' end,
        'amount', 0, 'transaction', left(held_reports.transaction, 200), 'came_by', 'return')`,
      from: sql`held_reports join clicks on clicks.cid = held_reports.cid join surveys on surveys.id = clicks.survey_id`,
      where: of('held_reports'),
    },
    {
      kind: 'report',
      at: sql`offer_events.received_at`,
      key: rowKey('event', sql`offer_events.id`),
      ids: sql`array[offer_events.transaction]`,
      facts: sql`jsonb_build_object('list', 'offers', 'title', left(offers.title, 200), 'supplier', offer_events.network_id,
        'click', ${shortened(sql`offer_clicks.id`)}, 'outcome', left(offer_events.event_ref, 200), 'raw_code', null,
        'reason', null, 'effect', offer_events.effect, 'amount', offer_events.amount,
        'transaction', left(offer_events.transaction, 200), 'came_by', null)`,
      from: sql`offer_clicks join offer_events on offer_events.click_id = offer_clicks.id
        join offers on offers.id = offer_clicks.offer_id`,
      where: of('offer_clicks'),
    },
    {
      kind: 'money',
      at: sql`movements.at`,
      key: rowKey('transaction', sql`movements.id`),
      ids: sql`array[movements.transaction, movements.transaction_id::text,
        'tx_' || replace(movements.transaction_id::text, '-', '')]`,
      facts: sql`jsonb_build_object('id', movements.id, 'type', movements.kind, 'reason', left(movements.reason, 500),
        'transaction_id', movements.transaction_id, 'click', ${shortened(sql`movements.cid`)})`,
      from: sql`movements`,
      // What moved dollars alone is no matter of the user (decision 0124).
      where: sql`${of('movements')} and movements.kind <> 'payout'`,
    },
    {
      kind: 'ticket',
      at: sql`tickets.created_at`,
      key: sql`'ticket-' || tickets.id`,
      ids: sql`array[tickets.id::text]`,
      facts: sql`jsonb_build_object('ticket', tickets.id, 'author', 'user', 'by', null, 'by_role', null, 'is_reply', false,
        'state', tickets.state, 'excerpt', left(tickets.text, 200))`,
      from: sql`tickets`,
      where: of('tickets'),
    },
    {
      kind: 'ticket',
      at: sql`ticket_replies.at`,
      key: sql`'reply-' || ticket_replies.id`,
      ids: sql`array[]::text[]`,
      facts: sql`jsonb_build_object('ticket', tickets.id, 'author', ticket_replies.author, 'by', ticket_replies.by,
        'by_role', ticket_replies.by_role, 'is_reply', true, 'state', tickets.state, 'excerpt', left(ticket_replies.text, 200))`,
      from: sql`tickets join ticket_replies on ticket_replies.ticket_id = tickets.id`,
      where: of('tickets'),
    },
    {
      kind: 'operator',
      at: sql`audit_events.at`,
      key: rowKey('act', sql`audit_events.id`),
      ids: sql`array[]::text[]`,
      facts: sql`jsonb_build_object('by', audit_events.by, 'role', audit_events.role, 'what', audit_events.what,
        'reason', audit_events.reason, 'is_view', audit_events.kind = 'view')`,
      from: sql`audit_events`,
      where: sql`${of('audit_events')} and audit_events.kind <> 'access'
        and not (audit_events.kind = 'view' and audit_events.what = any (${sql.param(quietViews)}::text[]))`,
    },
  ];
}
