// How far somebody's profile is, for every page that says it: what My profile has in the panel.
import type { SurveyDemand } from '@earnwall/domain/profile/open-questions';
import { testCountry } from '@earnwall/domain/surveys/test-survey';
import { loadOwnProfile } from '#profile/own-profile.ts';
import type { Context } from '#request/context.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { Matching } from '#surveys/matching/matching.ts';

const nothing: SurveyDemand = { surveys: 0, byQuestion: new Map() };

/** Where somebody is taken to be; null where nobody knows it. */
export const placeOf = (user: Pick<UserRecord, 'country'>, app: { readonly test_mode: boolean }) =>
  user.country ?? (app.test_mode ? testCountry : null);

export async function findProfile(
  { database, inventory, now }: Context & Pick<Matching, 'inventory'>,
  user: UserRecord,
  country: string | null,
) {
  const demand = country === null ? nothing : inventory.demandIn(country);
  // The capability is the proof here: the account's own is about its person.
  const who = { user, isProven: true };
  const reading = { language: 'en' as const, now: now(), demand };
  const { known, open, toldBirthday } = await loadOwnProfile(database.db, who, reading);
  // A birthday that the publisher gave with the account is no answer of its own, and counts as one.
  const answered = known.length + (toldBirthday ? 1 : 0);
  return {
    known,
    open: open.map(({ question }) => question),
    progress: { answered, asked: answered + open.length },
  };
}
