// Which tables know about a user, what an export leaves out of them, and what an erasure does to them. A test reads the
// database's own list of tables: a new one with a user in it must be named here (decision 0088).
import { type SQL, sql } from 'drizzle-orm';

export interface PersonalTable {
  readonly table: string;
  /** The user's rows, where the table does not have app and user itself. */
  readonly rows?: (user: { app_id: string; id: number }) => SQL;
  /** Secrets and digests, and what says nothing about the person; `app_id` and `user_id` are always left out. */
  readonly hidden?: readonly string[];
  /** An export has it as the ledger. */
  readonly isInLedger?: true;
  /** What an erasure sets; `delete` removes the rows, `keep` leaves what is not personal. */
  readonly erase: SQL | 'delete' | 'keep';
}

const ofTickets = (user: { app_id: string; id: number }): SQL => sql`ticket_id in (
  select id from tickets where app_id = ${user.app_id} and user_id = ${user.id}
)`;
const inClicks = (table: string, user: { app_id: string; id: number }): SQL => sql`(
  select ${sql.identifier(table === 'clicks' ? 'cid' : 'id')} from ${sql.identifier(table)}
  where app_id = ${user.app_id} and user_id = ${user.id}
)`;

/** What operator and publisher agreed on: no data of the person. */
const price = [
  ...['payout_micros', 'paid_micros'],
  ...['exchange_rate_micros', 'revenue_share_bp', 'payout_share_bp', 'fair_part_bp', 'settled_version'],
];

/** What is in a postback but its amounts, and what the publisher's server answered. */
const postback = sql`payload = payload || '{"subid": {}, "country": null}', attempts = (
  select coalesce(jsonb_agg(attempt || '{"answer": null}' order by position), '[]')
  from jsonb_array_elements(attempts) with ordinality as tried (attempt, position)
)`;

export const personalTables: readonly PersonalTable[] = [
  { table: 'profile_answers', erase: 'delete' },
  { table: 'answer_changes', hidden: ['id', 'before_digest', 'after_digest'], erase: 'delete' },
  { table: 'ip_logs', hidden: ['address_digest'], erase: 'delete' },
  { table: 'client_signals', hidden: ['id'], erase: 'delete' },
  { table: 'phone_codes', hidden: ['id', 'phone_digest', 'code_digest', 'provider_ref'], erase: 'delete' },
  { table: 'extension_pairings', hidden: ['code_digest'], erase: 'delete' },
  { table: 'extension_installs', hidden: ['token_digest'], erase: 'delete' },
  { table: 'banner_views', erase: 'delete' },
  // Numbers of people on past days become smaller by one: no statistics are worth a trace of the person.
  { table: 'user_days', erase: 'delete' },
  { table: 'uncounted_days', erase: 'delete' },
  { table: 'inventory_subscriptions', hidden: ['event_id', 'tries'], erase: 'delete' },
  { table: 'survey_duplicates', erase: 'delete' },
  { table: 'fingerprint_surveys', hidden: ['fingerprint_digest'], erase: 'delete' },
  { table: 'survey_feedback', hidden: ['id'], erase: sql`message = null` },
  // The counters become smaller by what the person did (decision 0134).
  { table: 'exposures', erase: 'delete' },
  {
    table: 'clicks',
    hidden: ['seen_by', ...price],
    erase: sql`subid = '{}', asked = '{}', skipped = '{}', seen_by = null, device_manufacturer = null, device_model = null`,
  },
  { table: 'offer_clicks', hidden: price, erase: 'keep' },
  { table: 'offer_reward_progress', hidden: price, erase: 'keep' },
  {
    table: 'supplier_reports',
    rows: (user) => sql`cid in ${inClicks('clicks', user)}`,
    hidden: ['id', ...price],
    erase: 'keep',
  },
  {
    table: 'offer_events',
    rows: (user) => sql`click_id in ${inClicks('offer_clicks', user)}`,
    hidden: ['id'],
    erase: 'keep',
  },
  // What is still reported about the person finds the books by it.
  { table: 'supplier_people', erase: sql`revoked_at = coalesce(revoked_at, now())` },
  { table: 'held_reports', hidden: ['id'], erase: 'keep' },
  { table: 'bonuses', erase: 'keep' },
  { table: 'bonus_claims', erase: 'keep' },
  // Mails: what a mail server said may name an address.
  {
    table: 'outbox',
    rows: (user) => sql`key in (
      select 'ticket-reply:' || ticket_replies.id from ticket_replies where ${ofTickets(user)}
    )`,
    hidden: ['id', 'key', 'payload'],
    erase: sql`failure = null`,
  },
  { table: 'survey_alerts', hidden: ['mail_token'], erase: 'delete' },
  { table: 'push_subscriptions', hidden: ['digest', 'endpoint', 'p256dh', 'auth'], erase: 'delete' },
  { table: 'alert_confirmations', hidden: ['id', 'address_digest'], erase: 'delete' },
  { table: 'ticket_files', rows: ofTickets, hidden: ['file_key'], erase: 'delete' },
  {
    table: 'ticket_replies',
    rows: ofTickets,
    hidden: ['by', 'by_role', 'idempotency_key'],
    erase: sql`text = ''`,
  },
  // What the team wrote for itself: it is erased with the ticket, and in no export (decision 0126).
  {
    table: 'ticket_notes',
    rows: ofTickets,
    hidden: ['id', 'by', 'by_role', 'person_id', 'text', 'idempotency_key'],
    erase: sql`text = ''`,
  },
  {
    table: 'tickets',
    hidden: ['appeal_set_by', 'assigned_to', 'waiting_since'],
    erase: sql`email = '', text = '', state = 'closed', appeal = null, appeal_of = null, appeal_set_by = null`,
  },
  { table: 'postback_queue', hidden: ['id', 'attempts', 'tries', 'due_at'], erase: postback },
  {
    table: 'postback_log',
    rows: (user) =>
      sql`id in (select id from movements where app_id = ${user.app_id} and user_id = ${user.id})`,
    hidden: ['id', 'attempts', 'tries'],
    erase: postback,
  },
  // The books and the audits only grow; they name users by their row number alone.
  { table: 'movements', isInLedger: true, erase: 'keep' },
  { table: 'accounts', isInLedger: true, erase: 'keep' },
  { table: 'operator_movements', hidden: ['person_id'], erase: 'keep' },
  {
    table: 'audit_events',
    hidden: ['id', 'by', 'person_id', 'role', 'publisher_id', 'network', 'request_id'],
    erase: 'keep',
  },
];
