// Offers as the console lists them: filtered, sorted, paged by keyset. Figures of seven days are read for the rows of the
// page only, but where the list is sorted by them.
import type { itemStatuses, OfferSort, offerCategories, offerPlatforms } from '@earnwall/contract/inventory';
import { type SQL, sql } from 'drizzle-orm';
import type { Within } from '#store/console/within.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { containing, isOfApps } from './conditions.ts';

export interface OfferFilter {
  readonly network?: string | undefined;
  readonly category?: (typeof offerCategories)[number] | undefined;
  readonly platform?: (typeof offerPlatforms)[number] | undefined;
  readonly country?: string | undefined;
  readonly status?: (typeof itemStatuses)[number] | undefined;
  readonly featured?: boolean | undefined;
  readonly search?: string | undefined;
  /** Whether a network's own name of an offer may be searched for. */
  readonly searchesRefs: boolean;
  /** This one only. */
  readonly id?: string | undefined;
}

interface OfferPage {
  readonly sort: OfferSort;
  readonly isReversed: boolean;
  /** The id of the last one of the page before. */
  readonly after: string | null;
  readonly most: number;
}

export interface ListedOfferRow {
  readonly id: string;
  readonly name: string;
  readonly icon_url: string | null;
  readonly network_id: string;
  readonly network_name: string;
  readonly network_status: 'live' | 'paused';
  readonly category: 'game' | 'other';
  readonly platforms: ('desktop' | 'ios' | 'android')[];
  readonly countries: string[];
  readonly status: 'open' | 'paused' | 'closed';
  readonly rank: number;
  readonly placed_rank: number | null;
  readonly featured: boolean;
  /** Of each open milestone, in millionths of a US dollar. */
  readonly payouts: string[];
  readonly starts: number;
  readonly finished: number;
  /** What networks pay by the books for what these starts have reached. */
  readonly paid_micros: string;
}

interface Figures {
  readonly within: Within;
  readonly since: Date;
}

export async function findOfferRows(
  on: Queryable,
  filter: OfferFilter,
  page: OfferPage,
  figures: Figures,
): Promise<ListedOfferRow[]> {
  const key = page.isReversed ? sql`-(${keys[page.sort]})` : keys[page.sort];
  const of = page.sort === 'rank' ? sql`` : joined(page.sort, figures);
  const after = page.after === null ? sql`true` : await behind(on, page.after, key, of);
  if (after === null) return [];
  const { rows } = await on.execute<ListedOfferRow & Record<string, unknown>>(sql`
    with page as (
      select o.id, ${key} as key from offers o ${of}
      where ${conditions(filter)} and ${after}
      order by ${key}, o.id limit ${page.most}
    )
    select o.id, o.name, o.icon_url, o.network_id, n.name as network_name, n.status as network_status, o.category,
      o.platforms, o.countries, o.status, coalesce(o.placed_rank, o.rank) as rank, o.placed_rank, o.featured,
      coalesce((select array_agg(payout_micros::text order by position, id) from offer_rewards
        where offer_id = o.id and is_open), '{}') as payouts,
      coalesce(f.starts, 0)::int as starts, coalesce(f.finished, 0)::int as finished,
      coalesce(f.paid_micros, 0)::text as paid_micros
    from page
    join offers o on o.id = page.id
    join offer_networks n on n.id = o.network_id
    left join lateral (${outcomes(figures, sql`offer_id = o.id`, true)} group by offer_id) as f on true
    order by page.key, o.id`);
  return rows;
}

/** Smaller comes first; the best does where it is a figure. */
const keys: Record<OfferSort, SQL> = {
  rank: sql`coalesce(o.placed_rank, o.rank)::numeric`,
  payout: sql`-coalesce(p.payout, 0)::numeric`,
  starts: sql`-coalesce(f.starts, 0)::numeric`,
  conversion: sql`-coalesce(f.finished::numeric / nullif(f.starts, 0), 0)`,
  epc: sql`-coalesce(f.paid_micros::numeric / nullif(f.starts, 0), 0)`,
};

const joined = (sort: OfferSort, figures: Figures): SQL =>
  sort === 'payout'
    ? sql`left join (select offer_id, sum(payout_micros) as payout from offer_rewards where is_open group by offer_id) as p
        on p.offer_id = o.id`
    : sql`left join (${outcomes(figures, sql`true`, sort === 'epc')} group by offer_id) as f on f.offer_id = o.id`;

/** Null where the offer of the page before is unknown. */
async function behind(on: Queryable, id: string, key: SQL, of: SQL): Promise<SQL | null> {
  const { rows } = await on.execute<{ key: string }>(
    sql`select (${key})::text as key from offers o ${of} where o.id = ${id}`,
  );
  const [last] = rows;
  return last ? sql`(${key}, o.id) > (${last.key}::numeric, ${id})` : null;
}

/** Of the milestones of each click, by their key. */
const paid = sql`, sum((select sum(paid_micros) from offer_reward_progress where click_id = offer_clicks.id)) as paid_micros`;

/** By the index on offer and time; test mode does not count. */
const outcomes = ({ within, since }: Figures, which: SQL, hasPaid: boolean): SQL => sql`
  select offer_id, count(*) as starts, count(finished_at) as finished ${hasPaid ? paid : sql``} from offer_clicks
  where ${which} and opened_at >= ${since.toISOString()}::timestamptz and not test_mode
    and ${isOfApps(within, sql`offer_clicks.app_id`)}`;

function conditions(filter: OfferFilter): SQL {
  const { network, category, platform, country, status, featured, search, id } = filter;
  const all = [
    id === undefined ? null : sql`o.id = ${id}`,
    network === undefined ? null : sql`o.network_id = ${network}`,
    category === undefined ? null : sql`o.category = ${category}`,
    platform === undefined ? null : sql`${platform} = any(o.platforms)`,
    country === undefined ? null : sql`(o.countries = '{}' or ${country} = any(o.countries))`,
    status === undefined ? (id === undefined ? sql`o.status <> 'closed'` : null) : sql`o.status = ${status}`,
    featured ? sql`o.featured` : null,
    search === undefined ? null : found(search, filter.searchesRefs),
  ].filter((one) => one !== null);
  return sql.join([sql`true`, ...all], sql` and `);
}

function found(search: string, searchesRefs: boolean): SQL {
  const part = containing(search);
  const ref = searchesRefs ? sql`or o.network_ref ilike ${part}` : sql``;
  return sql`(o.name ilike ${part} or o.id ilike ${part} ${ref})`;
}
