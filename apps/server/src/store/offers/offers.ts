// Offers as they are read: with their milestones, in the order of the list.
import type { Language } from '@earnwall/i18n/languages';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { apps } from '#store/schema/apps.ts';
import { offer_networks, offer_rewards, offers } from '#store/schema/offers.ts';
import { users } from '#store/schema/users.ts';

type OfferRecord = typeof offers.$inferSelect;
export type RewardRecord = typeof offer_rewards.$inferSelect;

/** An offer and who provides it. */
export interface ProvidedOffer extends OfferRecord {
  provider: string;
}

export interface OfferWithRewards extends ProvidedOffer {
  /** Those that are promised to a user who opens it now. */
  rewards: readonly RewardRecord[];
}

/** All that anybody can open now, best first. */
export async function findOpenOffers(on: Queryable): Promise<OfferWithRewards[]> {
  const isOpen = and(eq(offers.status, 'open'), eq(offer_networks.status, 'live'));
  const found = await on
    .select({ offer: offers, provider: offer_networks.name })
    .from(offers)
    .innerJoin(offer_networks, eq(offer_networks.id, offers.network_id))
    .where(isOpen)
    .orderBy(sql`coalesce(${offers.placed_rank}, ${offers.rank})`, asc(offers.id));
  const rewards = await findRewards(
    on,
    found.map(({ offer }) => offer.id),
  );
  return found
    .map(({ offer, provider }) => ({ ...offer, provider, rewards: rewards.get(offer.id) ?? [] }))
    .filter((offer) => offer.rewards.length > 0);
}

async function findRewards(on: Queryable, ids: readonly string[]): Promise<Map<string, RewardRecord[]>> {
  const found = await on
    .select()
    .from(offer_rewards)
    .where(and(inArray(offer_rewards.offer_id, [...ids]), eq(offer_rewards.is_open, true)))
    .orderBy(asc(offer_rewards.position), asc(offer_rewards.id));
  const byOffer = new Map<string, RewardRecord[]>();
  for (const reward of found) byOffer.set(reward.offer_id, [...(byOffer.get(reward.offer_id) ?? []), reward]);
  return byOffer;
}

/** Those that are promised to a user who opens the offer now, in its own order. */
export async function findOpenRewards(on: Queryable, offer_id: string): Promise<RewardRecord[]> {
  return (await findRewards(on, [offer_id])).get(offer_id) ?? [];
}

/** What a milestone is called in the reader's language, where its network has it. */
export function milestoneNameIn(language: Language): SQL<string> {
  return sql<string>`coalesce(${offer_rewards.names} ->> ${language}, ${offer_rewards.name})`;
}

/** An offer and a user, with everything that decides whether the user may open it. */
export async function findOfferForUser(
  on: Queryable,
  { app_id, user_id, offer_id }: { app_id: string; user_id: number; offer_id: string },
) {
  const [found] = await on
    .select({
      app: apps,
      user: users,
      offer: offers,
      network: { status: offer_networks.status, redirect_hosts: offer_networks.redirect_hosts },
    })
    .from(users)
    .innerJoin(apps, eq(apps.id, users.app_id))
    .innerJoin(offers, eq(offers.id, offer_id))
    .innerJoin(offer_networks, eq(offer_networks.id, offers.network_id))
    .where(and(eq(users.app_id, app_id), eq(users.id, user_id)));
  return found ?? null;
}

export type OfferForUser = NonNullable<Awaited<ReturnType<typeof findOfferForUser>>>;
