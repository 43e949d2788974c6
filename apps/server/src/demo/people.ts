// The four people of the demo, each in the account state that makes the panel look different (spec §4).
import { randomBytes } from 'node:crypto';
import type { users } from '#store/schema/users.ts';
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
    }),
    person('dana', 23, {
      policy_optin: true,
      ...{ state: 'on_hold', state_until: daysFrom(now, 7) },
      ...{ state_set_at: daysFrom(now, -1), state_reason: 'Answers that contradict each other' },
    }),
  ];
}
