// Bonuses as the console lists them: within a scope, the latest start first.
import { and, asc, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import type { BonusRecord } from '#store/money/bonuses.ts';
import { apps } from '#store/schema/apps.ts';
import { bonuses } from '#store/schema/bonuses.ts';
import { offers } from '#store/schema/offers.ts';
import { users } from '#store/schema/users.ts';
import { isInState, type ListedState } from './run-states.ts';
import type { Scope } from './scope.ts';
import { isWithin, type Within } from './within.ts';

export type ListedBonus = Awaited<ReturnType<typeof findScopedBonuses>>[number];

interface Filter {
  readonly type: BonusRecord['type'] | null;
  readonly state: ListedState | null;
}

interface Page {
  /** The id of the last one of the page before. */
  readonly after: string | null;
  readonly most: number;
  readonly now: Date;
}

const { id: app_id, name, currency_name, decimals } = apps;

const listed = (on: Queryable) =>
  on
    .select({
      bonus: bonuses,
      app: { id: app_id, name, currency_name, decimals },
      offer_name: offers.name,
      uhash: users.uhash,
    })
    .from(bonuses)
    .innerJoin(apps, eq(apps.id, bonuses.app_id))
    .leftJoin(offers, eq(offers.id, bonuses.offer_id))
    .leftJoin(users, and(eq(users.app_id, bonuses.app_id), eq(users.id, bonuses.user_id)));

export function findScopedBonuses(
  on: Queryable,
  within: Within,
  { type, state }: Filter,
  { after, most, now }: Page,
) {
  const { starts_at, expires_at, id } = bonuses;
  return listed(on)
    .where(
      and(
        isWithin(within),
        type === null ? undefined : eq(bonuses.type, type),
        state === null ? undefined : isInState(state, starts_at, expires_at, now),
        after === null
          ? undefined
          : sql`(${starts_at}, ${id}) < (select last.starts_at, last.id from bonuses last where last.id = ${after})`,
      ),
    )
    .orderBy(desc(starts_at), desc(id))
    .limit(most);
}

export async function findScopedBonus(on: Queryable, scope: Scope, id: string): Promise<ListedBonus | null> {
  const [found] = await listed(on).where(and(isWithin({ scope, app_id: null }), eq(bonuses.id, id)));
  return found ?? null;
}

/** Nobody else changes it until the end of the transaction. */
export async function lockScopedBonus(tx: Tx, scope: Scope, id: string): Promise<BonusRecord | null> {
  const [held] = await tx
    .select({ bonus: bonuses })
    .from(bonuses)
    .innerJoin(apps, eq(apps.id, bonuses.app_id))
    .where(and(isWithin({ scope, app_id: null }), eq(bonuses.id, id)))
    .for('update', { of: bonuses });
  return held?.bonus ?? null;
}

/** Open offers by rank, to choose one. */
export function findOfferNames(on: Queryable, search: string | null, most: number) {
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const isFound = search === null ? undefined : or(ilike(offers.name, pattern), ilike(offers.id, pattern));
  return on
    .select({ id: offers.id, name: offers.name })
    .from(offers)
    .where(and(eq(offers.status, 'open'), isFound))
    .orderBy(asc(offers.rank), asc(offers.id))
    .limit(most);
}

export async function findOpenOfferName(on: Queryable, id: string): Promise<string | null> {
  const [found] = await on
    .select({ name: offers.name })
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.status, 'open')));
  return found?.name ?? null;
}
