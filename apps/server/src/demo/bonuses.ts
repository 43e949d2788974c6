// One bonus of each type for alice and for bob, dated from a start of the demo. An expired one is renewed at a later start,
// so that there is always something to see.
import { and, inArray } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { findBonuses, type NewBonus, saveBonus } from '#store/money/bonuses.ts';
import { users } from '#store/schema/users.ts';
import { populatedAppIds } from './apps.ts';
import { daysFrom } from './moments.ts';

type DemoBonus = Omit<NewBonus, 'id' | 'app_id' | 'starts_at'>;

/** Since then alice has done some of what the special bonus asks for. */
const begunDaysAgo = 2.5;

const demoBonuses = (now: Date): DemoBonus[] => [
  { type: 'percent', entities: ['surveys'], percentage: 20, expires_at: daysFrom(now, 1.1) },
  {
    type: 'special',
    entities: ['surveys', 'offers'],
    goal_completes_surveys: 5,
    goal_finished: 1,
    user_reward: 2_500n,
    expires_at: daysFrom(now, 5),
  },
  {
    type: 'offer_engagement',
    entities: ['offers'],
    percentage: 50,
    offer_id: 'gem-cascade',
    expires_at: daysFrom(now, 3.2),
  },
];

export async function seedBonuses(tx: Tx, now: Date): Promise<void> {
  const people = await tx
    .select()
    .from(users)
    .where(and(inArray(users.app_id, [...populatedAppIds]), inArray(users.uuid, ['alice', 'bob'])));
  for (const { app_id, id: user_id, uuid, country } of people) {
    const known = await findBonuses(tx, { app_id, id: user_id, country }, now);
    for (const bonus of demoBonuses(now)) {
      const id = `${app_id}-${uuid}-${bonus.type}`;
      if (known.some((one) => one.id === id)) continue;
      await saveBonus(tx, { ...bonus, id, app_id, user_id, starts_at: daysFrom(now, -begunDaysAgo) });
    }
  }
}
