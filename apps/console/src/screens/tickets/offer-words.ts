import { pointsText } from '#features/money/money-text.ts';
import type { Evidence } from './ticket.ts';

export type OpenedOffer = Evidence['offers'][number];
export type OfferMilestone = OpenedOffer['milestones'][number];

type Currency = Pick<Evidence['currency'], 'name' | 'decimals'>;

/** How far a milestone is, and where its points are. */
export function milestoneText(milestone: OfferMilestone, currency: Currency): string {
  const { events, required, reached_at, reward, credited, pending, pending_until } = milestone;
  if (reached_at === null) {
    const come = events === 0 ? 'no event yet' : `${events} of ${required} events`;
    return `${come}, pays ${pointsText(reward, currency)}`;
  }
  if (pending > 0) {
    const until = pending_until === null ? '' : ` until ${pending_until.slice(0, 10)}`;
    return `reached, ${pointsText(pending, currency)} pending${until}`;
  }
  return credited > 0 ? `reached, ${pointsText(credited, currency)} credited` : 'reached, nothing booked';
}

export function doneText({
  milestones,
  finished_at,
}: Pick<OpenedOffer, 'milestones' | 'finished_at'>): string {
  if (finished_at !== null) return 'finished';
  const reached = milestones.filter(({ reached_at }) => reached_at !== null);
  return `${reached.length} of ${milestones.length} reached`;
}
