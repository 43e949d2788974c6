// People who were sent to every supplier and have opened an offer of every network, before anything is reported.
import { createHash } from 'node:crypto';
import type { Chance } from '@earnwall/domain/chance/seeded';
import type { OfferNetwork } from '#ports/offer-network.ts';
import type { Supplier } from '#ports/supplier.ts';
import type { Database } from '#store/engine/database.ts';
import { personAt } from '#store/suppliers/people.ts';
import { saveSupplier } from '#store/surveys/supplier-cursors.ts';
import { type AppRecord, anApp } from '#testing/apps.ts';
import { anOpenedOffer } from '#testing/offer-clicks.ts';
import { aNetwork, anOffer } from '#testing/offers.ts';
import { aUser, type UserRecord } from '#testing/people.ts';
import { aStartedClick } from '#testing/settling.ts';
import { aSurvey } from '#testing/surveys.ts';
import { holdDays } from './accounts.ts';

export interface StormClick {
  readonly supplier: string;
  readonly cid: string;
  readonly user: UserRecord;
  readonly started_at: Date;
  /** So short a time ago that nobody can have answered. */
  readonly isFast: boolean;
  /** Somebody else's click at the same supplier. */
  readonly other: string;
  readonly isOtherFast: boolean;
}

export interface StormOffer {
  readonly network: string;
  readonly click: string;
  readonly user: UserRecord;
  readonly offerRef: string;
  readonly person: string;
  /** Somebody else who has opened the same offer. */
  readonly other: { readonly click: string; readonly person: string };
}

export interface Scene {
  readonly app: AppRecord;
  readonly people: readonly UserRecord[];
  readonly clicks: readonly StormClick[];
  readonly offers: readonly StormOffer[];
}

interface Wanted {
  readonly suppliers: readonly Supplier[];
  readonly networks: readonly OfferNetwork[];
  readonly people: number;
  readonly chance: Chance;
  readonly now: Date;
  name(): string;
}

const rounds = 2;
const ago = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000);

/** One that never comes again, and is the same for the same seed. */
export function namesOf(seed: number): () => string {
  let made = 0;
  return () => createHash('sha256').update(`${seed} ${++made}`).digest('base64url');
}

/** Milestones of each offer: one that pays at once, and one of two events whose points are pending first. */
const goals = [
  { event_ref: 'goal-1', required_event_count: 1, hold_days: 0 },
  { event_ref: 'goal-2', required_event_count: 2, hold_days: holdDays },
];

export async function createScene(database: Database, wanted: Wanted): Promise<Scene> {
  const on = database.db;
  const app = await anApp(on);
  const people: UserRecord[] = [];
  for (let made = 0; made < wanted.people; made += 1) people.push(await aUser(on, app, wanted.name()));
  const clicks: StormClick[] = [];
  for (const supplier of wanted.suppliers) {
    await saveSupplier(on, supplier);
    for (let round = 0; round < rounds; round += 1)
      clicks.push(...(await clicksOn(database, people, supplier.id, wanted)));
  }
  const offers: StormOffer[] = [];
  for (const { id, name } of wanted.networks) {
    await aNetwork(on, { id, name });
    offers.push(...(await offersOf(database, people, id, wanted)));
  }
  return { app, people, clicks, offers };
}

async function clicksOn(
  { db }: Database,
  people: readonly UserRecord[],
  supplier_id: string,
  { chance, now, name }: Wanted,
): Promise<StormClick[]> {
  const survey = await aSurvey(db, { supplier_id, supplier_ref: name(), status: 'closed' });
  const made = people.map((user) => ({ user, cid: name(), isFast: chance.percent(15) }));
  return await Promise.all(
    made.map(async ({ user, cid, isFast }, place) => {
      const started_at = ago(now, isFast ? 5 : 600);
      await aStartedClick(db, user, survey, { cid, opened_at: started_at, started_at });
      const { cid: other, isFast: isOtherFast } = neighbour(made, place);
      return { supplier: supplier_id, cid, user, started_at, isFast, other, isOtherFast };
    }),
  );
}

async function offersOf(
  database: Database,
  people: readonly UserRecord[],
  network_id: string,
  { now, name }: Wanted,
): Promise<StormOffer[]> {
  const offerRef = name();
  const offer = await anOffer(database.db, { network_id, network_ref: offerRef, status: 'closed' }, goals);
  const made = await Promise.all(
    people.map(async (user) => ({
      user,
      click: await anOpenedOffer(database.db, user, offer, [], { network_id, opened_at: ago(now, 3_600) }),
      person: await database.transaction((tx) => personAt(tx, user, network_id, now)),
    })),
  );
  return made.map((one, place) => ({
    ...{ ...one, network: network_id, offerRef, other: neighbour(made, place) },
  }));
}

function neighbour<Item>(items: readonly Item[], place: number): Item {
  const found = items[(place + 1) % items.length];
  if (!found) throw new Error('A storm needs people');
  return found;
}
