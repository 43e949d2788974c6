// Publishes the progress of an offer to the user's open panels. It is a hint, sent after the commit.

import { type Credit, milestoneKey } from '@earnwall/contract/realtime';
import type { MilestoneChange } from '#offers/points/settle.ts';
import type { Realtime } from '#ports/realtime.ts';
import type { SettlingClick } from '#store/offers/offer-clicks.ts';

export function announceProgress(
  realtime: Realtime,
  { click, user }: SettlingClick,
  changes: readonly MilestoneChange[],
): void {
  if (changes.length === 0) return;
  const channel = `notifications-${user.uhash}` as const;
  realtime.publish(channel, 'offer-progressed', { offer_id: click.offer_id });
  const hasEarned = changes.some(({ before, after }) => before.credited !== after.credited);
  if (hasEarned) realtime.publish(channel, 'earnings-changed', { credits: creditsOf(click, changes) });
}

/** A message between nodes is short: of many milestones at once, only the sum is sent. */
const mostCredits = 5;

function creditsOf({ offer_id }: SettlingClick['click'], changes: readonly MilestoneChange[]): Credit[] {
  const credits = changes
    .map(({ before, after }) => ({
      key: milestoneKey(offer_id, after.offer_reward_id),
      amount: Number(after.credited - before.credited),
      label: after.name,
    }))
    .filter(({ amount }) => amount > 0);
  const [first] = credits;
  if (!first || credits.length <= mostCredits) return credits;
  return [{ ...first, amount: credits.reduce((sum, { amount }) => sum + amount, 0), label: null }];
}
