// Events and opened offers against the script, as for surveys.
import { type OfferEvent, progressOf } from '@earnwall/domain/offers/progress';
import { eq } from 'drizzle-orm';
import type { Queryable } from '#store/engine/queryable.ts';
import { offer_clicks, offer_events, offer_reward_progress } from '#store/schema/offer-clicks.ts';
import type { Earned } from './check-surveys.ts';
import { differences } from './differences.ts';
import type { Scene } from './scene.ts';
import type { ExpectedEvent, Script } from './script.ts';

interface CheckedOffers {
  readonly problems: readonly string[];
  readonly earned: readonly Earned[];
}

export async function checkOffers(
  on: Queryable,
  { app, offers }: Scene,
  { events }: Script,
): Promise<CheckedOffers> {
  const rows = await on.select().from(offer_events);
  const stored = rows.map(({ network_id: network, click_id: click, ...row }) =>
    named({ network, click, ...row }),
  );
  const problems = differences('event', stored, events.map(named));
  const milestones = await on
    .select()
    .from(offer_reward_progress)
    .innerJoin(offer_clicks, eq(offer_clicks.id, offer_reward_progress.click_id))
    .where(eq(offer_clicks.app_id, app.id));
  const ownerOf = new Map(offers.map(({ click, user }) => [click, user]));
  const earned = milestones.map(({ offer_reward_progress: milestone, offer_clicks: opened }): Earned => {
    const user = ownerOf.get(opened.id);
    if (!user) throw new Error(`Nobody has opened ${opened.id}`);
    const told = events
      .filter(({ click }) => click === opened.id)
      .map((event): OfferEvent => {
        return { ...event, occurred_at: opened.opened_at, received_at: opened.opened_at };
      });
    const { event_count, reached_at } = progressOf(opened, milestone, told);
    const amount = reached_at === null ? 0n : milestone.user_reward;
    if (milestone.event_count !== event_count || milestone.credited !== amount || milestone.pending !== 0n)
      problems.push(
        `${opened.network_id} ${opened.id} ${milestone.event_ref}: ${milestone.event_count} events, ` +
          `${milestone.credited} and ${milestone.pending} pending instead of ${event_count} and ${amount}`,
      );
    return { user, amount };
  });
  return { problems, earned };
}

const named = ({ network, click, transaction, event_ref, reverses }: ExpectedEvent): string =>
  [network, click, transaction, event_ref, reverses].join(' ');
