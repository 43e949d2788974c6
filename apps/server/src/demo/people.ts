// The users of the demo, each in an account state that makes the panel look different (NO-01).
import { randomBytes } from 'node:crypto';
import { storedReasons } from '@earnwall/domain/accounts/reasons';
import { currentState } from '@earnwall/domain/accounts/state';
import { and, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { changeAccount } from '#store/people/account-states.ts';
import { stateFacts } from '#store/people/users.ts';
import { users } from '#store/schema/users.ts';
import { populatedAppIds } from './apps.ts';
import { daysFrom } from './moments.ts';

type NewUser = typeof users.$inferInsert;

export function makePeople(app_id: string, now: Date): NewUser[] {
  const person = (uuid: string, joinedDaysAgo: number, rest: Partial<NewUser>): NewUser => ({
    app_id,
    uuid,
    uhash: randomBytes(32).toString('base64url'),
    country: 'US',
    source: 'web',
    created_at: daysFrom(now, -joinedDaysAgo),
    seen_at: now,
    ...rest,
  });
  return [
    person('alice', 41, { policy_optin: true, birthday: '1992-04-17' }),
    person('bob', 0, {}),
    person('carol', 65, {
      policy_optin: true,
      ...{ state: 'banned', state_until: daysFrom(now, 30) },
      ...{ state_set_at: daysFrom(now, -2), state_reason: 'Several accounts of one person' },
      state_reasons: storedReasons([{ family: 'several_accounts', count: 2 }], daysFrom(now, -2)),
    }),
    person('dana', 23, {
      policy_optin: true,
      ...{ state: 'on_hold', state_until: daysFrom(now, 7) },
      ...{ state_set_at: daysFrom(now, -1), state_reason: 'Answers that contradict each other' },
      state_reasons: storedReasons([{ family: 'inconsistent_answers' }], daysFrom(now, -1)),
    }),
    person('erin', 12, {
      policy_optin: true,
      ...{ state: 'on_review', state_set_at: now, state_reason: 'Four surveys within ten minutes' },
      state_reasons: storedReasons([{ family: 'too_fast', count: 4 }, { family: 'reversed_surveys' }], now),
    }),
    // Visitors of a local demo count as visiting from the US.
    person('frank', 90, { policy_optin: true, country: 'DE' }),
    person('grace', 200, { policy_optin: true, birthday: '1992-04-17', update_profile: true }),
  ];
}

/** A ban, hold or review that is over is renewed at a later start, so that there is always one to see. */
export async function renewStates(tx: Tx, now: Date): Promise<void> {
  for (const person of makePeople('', now)) {
    const { uuid, state, state_until = null, state_set_at = now, state_reasons = [] } = person;
    if (!state) continue;
    const set = await tx
      .select()
      .from(users)
      .where(and(inArray(users.app_id, [...populatedAppIds]), eq(users.uuid, uuid), eq(users.state, state)));
    for (const user of set.filter((user) => currentState(stateFacts(user), now) !== state))
      await changeAccount(tx, user, { state_until, state_set_at, state_reasons });
  }
}
