// What a panel shows of its user at entry and every write can change: earnings, a survey entered twice, unread replies. One
// query for many users, since every visit asks (decision 0142).
import type { Database } from '#store/engine/database.ts';

export interface EntryQuestion {
  readonly app_id: string;
  readonly user_id: number;
  readonly now: Date;
  /** Only a user who can read tickets is notified of replies. */
  readonly readsTickets: boolean;
}

interface Earnings {
  readonly earned_today: bigint;
  readonly earned_thirtydays: bigint;
}

interface DuplicatedClick {
  readonly survey_hash: string;
  readonly at: Date;
}

export interface EntryFacts {
  /** Without test and pending points (SL-01). A day is UTC; thirty days are today and the 29 before it. */
  readonly earnings: Earnings;
  /** The last time the user entered a survey twice (SV-07). */
  readonly duplicated: DuplicatedClick | null;
  readonly unreadReplies: number;
}

export const noFacts: EntryFacts = {
  earnings: { earned_today: 0n, earned_thirtydays: 0n },
  duplicated: null,
  unreadReplies: 0,
};

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** A panel that polls learns of a second entry even if it polls late. */
const duplicatedMs = hourMs;

const entryFacts = {
  name: 'entry_facts',
  text: `
    select earned.today::text, earned.thirty_days::text, duplicated.survey_hash, duplicated.at, replies.unread
    from (
      select given->>0 as app_id, (given->>1)::bigint as user_id, (given->>2)::timestamptz as today,
        (given->>3)::timestamptz as thirty_days, (given->>4)::timestamptz as duplicated_since,
        (given->>5)::boolean as reads_tickets, place
      from jsonb_array_elements($1::jsonb) with ordinality as all_given (given, place)
    ) as asked
    cross join lateral (
      select coalesce(sum(lines.amount) filter (where lines.at >= asked.today), 0) as today,
        coalesce(sum(lines.amount), 0) as thirty_days
      from accounts join lines on lines.account_id = accounts.id and lines.at >= asked.thirty_days
      where accounts.app_id = asked.app_id and accounts.user_id = asked.user_id
        and accounts.kind = 'user' and accounts.currency = 'app'
    ) as earned
    left join lateral (
      select surveys.hash as survey_hash, trunc(extract(epoch from clicks.duplicated_at) * 1000)::float8 as at
      from clicks join surveys on surveys.id = clicks.survey_id
      where clicks.app_id = asked.app_id and clicks.user_id = asked.user_id
        and clicks.duplicated_at > asked.duplicated_since
      order by clicks.duplicated_at desc limit 1
    ) as duplicated on true
    cross join lateral (
      select count(*)::integer as unread
      from tickets join ticket_replies on ticket_replies.ticket_id = tickets.id
        and ticket_replies.author = 'operator'
        and (tickets.user_seen_at is null or ticket_replies.at > tickets.user_seen_at)
      where asked.reads_tickets and tickets.app_id = asked.app_id and tickets.user_id = asked.user_id
    ) as replies
    order by asked.place`,
};

type Row = [today: string, thirtyDays: string, survey: string | null, at: number | null, unread: number];

/** In the order of the questions. */
export async function findEntryFacts(
  on: Pick<Database, 'queryRows'>,
  questions: readonly EntryQuestion[],
): Promise<EntryFacts[]> {
  const given = questions.map(({ app_id, user_id, now, readsTickets }) => {
    const today = Math.floor(now.getTime() / dayMs) * dayMs;
    const since = [today, today - 29 * dayMs, now.getTime() - duplicatedMs];
    return [app_id, user_id, ...since.map((ms) => new Date(ms).toISOString()), readsTickets];
  });
  const rows = (await on.queryRows(entryFacts, [JSON.stringify(given)])) as Row[];
  return rows.map(([today, thirtyDays, survey_hash, at, unreadReplies]) => ({
    earnings: { earned_today: BigInt(today), earned_thirtydays: BigInt(thirtyDays) },
    duplicated: survey_hash !== null && at !== null ? { survey_hash, at: new Date(at) } : null,
    unreadReplies,
  }));
}
