import type { Promised } from './points.ts';
import { type Points, pointsAfter } from './points.ts';
import {
  isInTime,
  type Milestone,
  type OfferEvent,
  type OpenedOffer,
  type Progress,
  progressOf,
} from './progress.ts';

/** The current state of a milestone of an opened offer. */
export interface MilestoneState extends Milestone, Promised, Points, Progress {}

export type OfferEventEffect = 'counted' | 'reached' | 'reversed' | 'parked' | 'nothing' | 'review';

export interface AppliedEvent<State extends MilestoneState> {
  readonly effect: OfferEventEffect;
  /** What it moves to the user, waiting or not. */
  readonly amount: bigint;
  readonly changed: readonly { readonly before: State; readonly after: State }[];
}

/** What one more event does to an opened offer: the difference between the result of all events and its state. */
export function applyEvent<State extends MilestoneState>(
  opened: OpenedOffer & { readonly test_mode: boolean },
  milestones: readonly State[],
  known: readonly OfferEvent[],
  event: OfferEvent,
): AppliedEvent<State> {
  if (!isInTime(opened, event)) return { effect: 'review', amount: 0n, changed: [] };
  const events = [...known, event];
  const when = { at: event.received_at, isTest: opened.test_mode };
  const changed = milestones
    .map((before) => {
      const progress = progressOf(opened, before, events);
      return { before, after: { ...before, ...progress, ...pointsAfter(before, progress, before, when) } };
    })
    .filter(({ before, after }) => !isSame(before, after));
  const amount = changed.reduce((sum, { before, after }) => sum + total(after) - total(before), 0n);
  return { effect: effectOf(event, known, changed), amount, changed };
}

const total = ({ pending, credited }: Points) => pending + credited;

function effectOf(
  { reverses }: OfferEvent,
  known: readonly OfferEvent[],
  changed: AppliedEvent<MilestoneState>['changed'],
): OfferEventEffect {
  if (changed.length > 0) {
    if (reverses !== null) return 'reversed';
    return changed.some(({ after, before }) => after.reached_at && !before.reached_at)
      ? 'reached'
      : 'counted';
  }
  const isEarly = reverses !== null && known.every(({ transaction }) => transaction !== reverses);
  return isEarly ? 'parked' : 'nothing';
}

function isSame(one: MilestoneState, other: MilestoneState): boolean {
  return (
    one.event_count === other.event_count &&
    sameMoment(one.reached_at, other.reached_at) &&
    one.pending === other.pending &&
    one.credited === other.credited &&
    sameMoment(one.pending_until, other.pending_until)
  );
}

const sameMoment = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();
