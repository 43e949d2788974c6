// Publishes the progress of an offer to the user's open panels. It is a hint, sent after the commit.

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
  if (hasEarned) realtime.publish(channel, 'earnings-changed', {});
}
