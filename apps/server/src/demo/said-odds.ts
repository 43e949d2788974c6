// What people of the demo were told in the last weeks, and how many of them finished, so that the pages about odds have
// something to say. One of its suppliers keeps a little less than was said.
import { type Chance, seeded } from '@earnwall/domain/chance/seeded';
import type { Device } from '@earnwall/domain/surveys/device';
import type { Tx } from '#store/engine/queryable.ts';
import { odds_said } from '#store/schema/outcomes.ts';
import { populatedAppIds } from './apps.ts';
import { exchangeId } from './exchanges.ts';
import { daysFrom } from './moments.ts';
import { supplierId } from './surveys.ts';

type NewSaid = typeof odds_said.$inferInsert;

const days = Array.from({ length: 28 }, (_, ago) => ago);
/** In percent, from 20 to 80. */
const steps = Array.from({ length: 13 }, (_, step) => 20 + 5 * step);
const devices: readonly Device[] = ['desktop', 'mobile'];

interface Told {
  readonly supplier_id: string;
  /** In a day, on a device, of those who were told the same. */
  readonly most: number;
  /** By so many points fewer finish than were said to. */
  readonly missing: number;
}

const suppliers: readonly Told[] = [
  { supplier_id: supplierId, most: 12, missing: 0 },
  { supplier_id: exchangeId, most: 5, missing: 6 },
];

/** What is there already stays: visitors have added to it. */
export async function addSaidOdds(tx: Tx, now: Date): Promise<void> {
  const [app_id] = populatedAppIds;
  if (app_id === undefined) return;
  const rows = suppliers.flatMap((supplier) =>
    days.flatMap((ago) => saidOn(daysFrom(now, -ago).toISOString().slice(0, 10), app_id, supplier)),
  );
  await tx.insert(odds_said).values(rows).onConflictDoNothing();
}

function saidOn(day: string, app_id: string, { supplier_id, most, missing }: Told): NewSaid[] {
  // By the day, so that a day is the same however often it is made.
  const chance = seeded(Date.parse(day) / 86_400_000 + most);
  return devices.flatMap((device) =>
    steps.map((said): NewSaid => {
      const entrants = chance.between(1, most);
      const completes = finishedOf(entrants, said - missing, chance);
      return { ...{ day, app_id, supplier_id, country: 'US', device, said }, entrants, completes };
    }),
  );
}

const finishedOf = (entrants: number, percent: number, chance: Chance): number =>
  Array.from({ length: entrants }, () => chance.percent(percent)).filter(Boolean).length;
