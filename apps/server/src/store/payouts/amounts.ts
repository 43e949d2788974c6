// The figures of payouts, as sums over the ledger's lines: `accounts` joined with `moved`, the lines of each.
import { type SQL, sql } from 'drizzle-orm';

/** The accounts that payouts are read from. */
export const isPayoutAccount = sql`accounts.user_id is null
  and (accounts.kind, accounts.currency) in (('supplier', 'usd'), ('publisher', 'usd'), ('publisher', 'app'))`;

const of = (kind: string, currency: string, sign: SQL = sql``): SQL =>
  sql`filter (where accounts.kind = ${sql.raw(`'${kind}'`)} and accounts.currency = ${sql.raw(`'${currency}'`)} ${sign})`;

/** In this order: payouts, payout_reversals, rewards, reversals, points. */
export const figureSums = sql`
  coalesce(-sum(moved.amount) ${of('supplier', 'usd', sql`and moved.amount < 0`)}, 0) as payouts,
  coalesce(-sum(moved.amount) ${of('supplier', 'usd', sql`and moved.amount > 0`)}, 0) as payout_reversals,
  coalesce(sum(moved.amount) ${of('publisher', 'usd', sql`and moved.amount > 0`)}, 0) as rewards,
  coalesce(sum(moved.amount) ${of('publisher', 'usd', sql`and moved.amount < 0`)}, 0) as reversals,
  coalesce(-sum(moved.amount) ${of('publisher', 'app')}, 0) as points`;

export const figureNames = sql.raw('payouts, payout_reversals, rewards, reversals, points');

export const summed = sql.raw(
  ['payouts', 'payout_reversals', 'rewards', 'reversals', 'points']
    .map((name) => `sum(${name})::bigint as ${name}`)
    .join(', '),
);

/** Each account's lines of a period by index; without an end where `to` is null. */
export const linesBetween = (from: SQL, to: SQL | null): SQL => sql`
  lateral (
    select lines.amount, lines.at, lines.movement_id from lines
    where lines.account_id = accounts.id and lines.at >= ${from} ${to === null ? sql`` : sql`and lines.at < ${to}`}
  ) as moved`;
