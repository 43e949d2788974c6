// Writes what was decided about the milestones of an opened offer: how far they are, what moves, and whether all are
// reached. The caller's transaction has locked the user, so that nothing else changes meanwhile.

import { dollarLines, dueShareOf } from '@earnwall/domain/ledger/dollars';
import type { MilestoneState } from '@earnwall/domain/offers/apply-event';
import { offerEntryOf } from '@earnwall/domain/offers/entry';
import { milestonePayout } from '@earnwall/domain/offers/payout';
import { withPostback } from '#publishers/postback.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { type NewMovement, postMovements } from '#store/money/ledger.ts';
import {
  type OwnMilestone,
  type SettlingClick,
  saveMilestone,
  settleOfferClick,
} from '#store/offers/offer-clicks.ts';

/** A milestone with its name. */
export type SettlingMilestone = OwnMilestone['progress'] & { name: string };

export interface MilestoneChange {
  before: SettlingMilestone;
  after: SettlingMilestone;
}

interface Cause {
  source: string;
  /** Unique for each milestone, and never reused. */
  transactionOf(milestone: SettlingMilestone): string;
  at: Date;
}

export function milestonesOf(found: readonly OwnMilestone[]): SettlingMilestone[] {
  return found.map(({ progress, reward }) => ({ ...progress, name: reward.name }));
}

export async function settleMilestones(
  tx: Tx,
  subject: SettlingClick,
  milestones: readonly SettlingMilestone[],
  changes: readonly MilestoneChange[],
  cause: Cause,
): Promise<void> {
  for (const { after } of changes)
    await saveMilestone(tx, after, {
      ...after,
      paid_micros: milestonePayout(after, subject.click.test_mode),
    });
  const changed = new Map(changes.map(({ after }) => [after.offer_reward_id, after]));
  const now = milestones.map((milestone) => changed.get(milestone.offer_reward_id) ?? milestone);
  await settleOfferClick(tx, subject.click.id, finishedAt(now));
  const movements = changes.flatMap((change) => movementOf(subject, change, cause) ?? []);
  if (movements.length > 0 && (await postMovements(tx, movements)) !== movements.length)
    throw new Error('A movement of an offer has a transaction id that was used before: run npm run audit');
}

/** The moment the last milestone was reached; null as long as one is open. */
function finishedAt(milestones: readonly MilestoneState[]): Date | null {
  const moments = milestones.map(({ reached_at }) => reached_at?.getTime() ?? Number.POSITIVE_INFINITY);
  const last = Math.max(...moments);
  return Number.isFinite(last) ? new Date(last) : null;
}

function movementOf(
  { click, offer, app }: SettlingClick,
  { before, after }: MilestoneChange,
  { source, transactionOf, at }: Cause,
): NewMovement | null {
  const name = `${offer.name}: ${after.name}`;
  const isTest = click.test_mode;
  const dollars = dollarLines(before.paid_micros, milestonePayout(after, isTest), dueShareOf(click));
  const entry = offerEntryOf(before, after, { name, isTest, dollars });
  return (
    entry &&
    withPostback(
      {
        ...entry,
        app_id: click.app_id,
        user_id: click.user_id,
        source,
        transaction: transactionOf(after),
        cid: click.id,
        at,
      },
      {
        sid: null,
        offer: { id: click.offer_id, task_id: after.offer_reward_id },
        outcome: after.reached_at === null ? 'reversed' : 'complete',
        price: { ...click, currency_name: app.currency_name },
        subid: {},
      },
    )
  );
}
