// Releases pending points (OF-09). The user is locked and the points are read again, so that however many nodes find them
// due, they are released once; the movement has a transaction id that is never reused.
import { pointsReleased } from '@earnwall/domain/offers/points';
import { announceProgress } from '#offers/events/announce.ts';
import type { Realtime } from '#ports/realtime.ts';
import type { Database } from '#store/engine/database.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { limitLockWait } from '#store/engine/transaction.ts';
import { findMilestones, findSettlingClick, type SettlingClick } from '#store/offers/offer-clicks.ts';
import { lockUser } from '#store/people/users.ts';
import { type MilestoneChange, milestonesOf, settleMilestones } from './settle.ts';

interface ReleaseTools {
  database: Database;
  realtime: Realtime;
}

/** Answers how many milestones of the click were paid. */
export async function releasePoints(
  { database, realtime }: ReleaseTools,
  clickId: string,
  now: Date,
): Promise<number> {
  const subject = await findSettlingClick(database.db, clickId);
  if (!subject) throw new Error('The click of pending points does not exist');
  const changes = await database.transaction(async (tx) => {
    // A user who is locked for long is left for the next run.
    await limitLockWait(tx, 1_000);
    return await releaseIn(tx, subject, now);
  });
  announceProgress(realtime, subject, changes);
  return changes.length;
}

export async function releaseIn(tx: Tx, found: SettlingClick, now: Date): Promise<MilestoneChange[]> {
  await lockUser(tx, found.user);
  const subject = (await findSettlingClick(tx, found.click.id)) ?? found;
  const { settled_version } = subject.click;
  const milestones = milestonesOf(await findMilestones(tx, [subject.click.id]));
  const changes = milestones
    .map((before) => ({ before, after: { ...before, ...pointsReleased(before, now) } }))
    .filter(({ before, after }) => before.pending !== after.pending);
  if (changes.length === 0) return [];
  await settleMilestones(tx, subject, milestones, changes, {
    source: 'offer-release',
    // Points that are reversed and earned again are released again, at a later version of their click.
    transactionOf: ({ click_id, offer_reward_id }) => `${click_id}:${offer_reward_id}:${settled_version}`,
    at: now,
  });
  return changes;
}
