// An offer that the writer of a ticket has opened. The id of the click stays here: it is what the network knows them by.
import type { TicketEvidence } from '@earnwall/contract/entities/ticket-evidence';
import type { OfferAttempt } from '#store/support/evidence-offers.ts';

/** The contract's maximum. */
const mostMilestones = 200;

export const presentOfferAttempt = ({
  click,
  offer,
  network,
  milestones,
}: OfferAttempt): TicketEvidence['offers'][number] => ({
  ...{ offer: offer.id, name: offer.name, network, platform: click.platform, test: click.test_mode },
  opened_at: click.opened_at.toISOString(),
  ends_at: click.ends_at?.toISOString() ?? null,
  finished_at: click.finished_at?.toISOString() ?? null,
  milestones: milestones.slice(0, mostMilestones).map(({ progress, reward }) => ({
    ...{ name: reward.name, events: progress.event_count, required: progress.required_event_count },
    reached_at: progress.reached_at?.toISOString() ?? null,
    reward: Number(progress.user_reward),
    credited: Number(progress.credited),
    pending: Number(progress.pending),
    pending_until: progress.pending > 0n ? (progress.pending_until?.toISOString() ?? null) : null,
  })),
});
