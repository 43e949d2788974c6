// Milestones of networks that say no more of them than a name and a price.
import type { NetworkMilestone } from '#ports/offer-network.ts';

type Said = Pick<NetworkMilestone, 'event_ref' | 'name' | 'payout_micros' | 'hold_days'> &
  Partial<Pick<NetworkMilestone, 'required_event_count'>>;

export const milestone = ({ required_event_count = 1, ...said }: Said): NetworkMilestone => ({
  ...{ ...said, required_event_count, names: {}, is_highlighted: false },
  progress_layout: required_event_count > 1 ? 'progress_and_text' : 'text',
});

/** What it is called has to fit in a line or two. */
export const milestoneName = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text);
