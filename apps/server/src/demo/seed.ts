// The demo data, inserted at the first start and not changed afterwards: what users did with it stays.
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#store/engine/database.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { addDaysOfClicks } from '#store/people/user-days.ts';
import { app_sources, apps } from '#store/schema/apps.ts';
import { single_survey_links } from '#store/schema/links.ts';
import { offer_networks, offer_rewards, offers } from '#store/schema/offers.ts';
import { publishers } from '#store/schema/publishers.ts';
import { suppliers, survey_quotas, surveys } from '#store/schema/surveys.ts';
import { users } from '#store/schema/users.ts';
import { measureExperiments } from '#surveys/experiments/measure.ts';
import { type DemoAddresses, sandboxOf, writeAddresses } from './addresses.ts';
import { demoAppIds, demoPublisher, makeApps, makeSources, populatedAppIds } from './apps.ts';
import { seedBonuses } from './bonuses.ts';
import { seedConsolePeople } from './console-people.ts';
import { makeLinks } from './links.ts';
import { seedOfferHistory } from './offer-history.ts';
import { makeMilestones, makeOffers, network } from './offers.ts';
import { renewOutcomes } from './outcomes.ts';
import { assertOwnRows } from './ownership.ts';
import { makePeople, renewStates } from './people.ts';
import { findEndpointSecrets, seedEndpoints } from './postbacks.ts';
import { seedProfile } from './profiles.ts';
import { addSaidOdds } from './said-odds.ts';
import { type StandIns, writeStandInAccounts } from './stand-in-accounts.ts';
import { seedSurveyHistory } from './survey-history.ts';
import { takenSurveys } from './survey-list.ts';
import { makeQuotas, makeSurveys, supplier } from './surveys.ts';
import { seedTickets } from './tickets.ts';

export interface DemoHandle {
  /** For the sandbox, which acts as the publisher's server. */
  app_secrets: Record<string, string>;
  /** The live secrets of each app's postback endpoint, for the sandbox as well. */
  postback_secrets: Record<string, string[]>;
}

interface DemoChoices {
  readonly now: Date;
  readonly isShared?: boolean;
  /** Absent: no accounts at stand-ins. */
  readonly standIns?: StandIns;
}

/** Safe at every start and on several nodes concurrently: one of them inserts the data, the others find it. */
export async function seedDemo(
  database: Database,
  { now, isShared = false, standIns, ...addresses }: DemoAddresses & DemoChoices,
): Promise<DemoHandle> {
  let isNews = false;
  const handle = await database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('earnwall demo'))`);
    const found = await findSecrets(tx);
    const sandbox = sandboxOf(addresses);
    await assertOwnRows(tx, { isSeeded: found.length > 0, sandbox, isShared });
    if (found.length === 0) await insertAll(tx, now);
    await seedBonuses(tx, now);
    isNews = await renewOutcomes(tx, now, [supplier.id]);
    if (isNews) await addSaidOdds(tx, now);
    await renewStates(tx, now);
    await writeAddresses(tx, addresses);
    await seedConsolePeople(tx, now);
    await seedEndpoints(tx, sandbox, now);
    if (standIns) await writeStandInAccounts(tx, sandbox, standIns, now);
    const secrets = found.length > 0 ? found : await findSecrets(tx);
    return {
      app_secrets: Object.fromEntries(secrets.map(({ id, secret }) => [id, secret])),
      postback_secrets: await findEndpointSecrets(tx, now),
    };
  });
  // The pages about odds are filled at once, not when the hourly job has its turn.
  if (isNews) await measureExperiments(database, now);
  return handle;
}

function findSecrets(tx: Tx) {
  return tx.select({ id: apps.id, secret: apps.secret }).from(apps).where(inArray(apps.id, demoAppIds));
}

async function insertAll(tx: Tx, now: Date): Promise<void> {
  await tx.insert(publishers).values(demoPublisher).onConflictDoNothing();
  const inserted = await tx.insert(apps).values(makeApps(now)).returning();
  await tx.insert(app_sources).values(makeSources());
  await tx.insert(suppliers).values(supplier);
  const list = await tx.insert(surveys).values(makeSurveys(now)).returning();
  await tx.insert(survey_quotas).values(makeQuotas(list));
  await tx.insert(single_survey_links).values(makeLinks(list));
  await tx.insert(offer_networks).values(network);
  await tx.insert(offers).values(makeOffers(now));
  await tx.insert(offer_rewards).values(makeMilestones());

  const taken = list.filter(({ country }) => country === 'US').slice(-takenSurveys.length);
  for (const app of inserted.filter(({ id }) => populatedAppIds.includes(id))) {
    const people = await tx.insert(users).values(makePeople(app.id, now)).returning();
    const idOf = (uuid: string) => people.find((person) => person.uuid === uuid)?.id;
    const [alice, grace] = [idOf('alice'), idOf('grace')];
    if (alice === undefined || grace === undefined)
      throw new Error('The demo user alice or grace was not inserted');
    for (const user_id of [alice, grace]) await seedProfile(tx, { app_id: app.id, user_id, now });
    await seedSurveyHistory(tx, { app, user_id: alice, taken, now });
    await seedOfferHistory(tx, { app, user_id: alice, now });
    // Operators read the tickets of all apps in one list.
    if (app.id === populatedAppIds[0]) await seedTickets(tx, { app_id: app.id, user_id: alice, now });
  }
  await addDaysOfClicks(tx);
}
