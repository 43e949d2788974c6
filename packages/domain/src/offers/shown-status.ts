import { offerStatus } from './status.ts';

/** What an offer's status number means for the screen (OF-06): one table for panel and server. */
export type OfferBadge = 'started' | 'in_progress' | 'completed' | 'ended';
export type OfferFooter = 'enabled' | 'disabled' | 'hidden';

interface ShownStatus {
  readonly badge: OfferBadge | null;
  /** The button under the details. */
  readonly footer: OfferFooter;
  /** Whether it stays among My offers on the featured screen (OF-08). */
  readonly isFeatured: boolean;
}

const shown: ReadonlyMap<number, ShownStatus> = new Map([
  [offerStatus.notStarted, { badge: null, footer: 'enabled', isFeatured: false }],
  [offerStatus.started, { badge: 'started', footer: 'enabled', isFeatured: true }],
  [offerStatus.inProgress, { badge: 'in_progress', footer: 'enabled', isFeatured: true }],
  [offerStatus.completed, { badge: 'completed', footer: 'disabled', isFeatured: false }],
  [offerStatus.shownCompleted, { badge: 'completed', footer: 'disabled', isFeatured: true }],
  [offerStatus.ended, { badge: 'ended', footer: 'hidden', isFeatured: true }],
]);

const unknown: ShownStatus = { badge: null, footer: 'enabled', isFeatured: false };

export const offerBadge = (status: number): OfferBadge | null => (shown.get(status) ?? unknown).badge;

export const offerFooter = (status: number): OfferFooter => (shown.get(status) ?? unknown).footer;

export const isShownCompleted = (status: number): boolean => offerBadge(status) === 'completed';

export const isFeaturedMine = (status: number): boolean => (shown.get(status) ?? unknown).isFeatured;

/** Whether there is still something to do: what is over has its place among My offers only. */
export const isStillOpen = (status: number): boolean => offerFooter(status) === 'enabled';
