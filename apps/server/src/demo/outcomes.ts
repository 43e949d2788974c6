// How others did in the demo's surveys during the last days, so that lists have odds: known ones, and unknown ones of surveys
// that nobody has entered yet. Renewed at each start, because only the last seven days are this week's.
import { seeded } from '@earnwall/domain/chance/seeded';
import { noTimes, withTime } from '@earnwall/domain/odds/times';
import type { Device } from '@earnwall/domain/surveys/device';
import { eq } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { survey_outcomes } from '#store/schema/outcomes.ts';
import { surveys } from '#store/schema/surveys.ts';
import { daysFrom } from './moments.ts';
import { supplierId } from './surveys.ts';

type NewOutcome = typeof survey_outcomes.$inferInsert;

const week = [0, 1, 2, 3, 4, 5, 6];
/** Of those who enter in a day, about so many on each device. */
const usual: readonly (readonly [Device, number])[] = [
  ['desktop', 12],
  ['mobile', 18],
  ['tablet', 2],
];

export async function renewOutcomes(tx: Tx, now: Date): Promise<void> {
  const list = await tx
    .select({ id: surveys.id, rank: surveys.rank, loi_seconds: surveys.loi_seconds })
    .from(surveys)
    .where(eq(surveys.supplier_id, supplierId));
  const rows = list.flatMap((survey) => outcomesOf(survey, now));
  if (rows.length > 0) await tx.insert(survey_outcomes).values(rows).onConflictDoNothing();
}

/** Every third is new to everybody; the others are finished by between two and eight of ten. */
function outcomesOf(
  { id, rank, loi_seconds }: { id: number; rank: number; loi_seconds: number },
  now: Date,
): NewOutcome[] {
  if ((rank / 10) % 3 === 0) return [];
  const chance = seeded(rank);
  const percent = chance.between(20, 80);
  return week.flatMap((days) =>
    usual.map(([device, many]): NewOutcome => {
      const entrants = chance.between(Math.ceil(many / 2), many);
      const completes = Math.round((entrants * percent) / 100);
      const away = Math.floor((entrants - completes) * 0.9);
      const finished = withTime(noTimes, loi_seconds);
      const turned = withTime(noTimes, loi_seconds / 4);
      return {
        ...{ survey_id: id, device, day: daysFrom(now, -days).toISOString().slice(0, 10) },
        ...{ entrants, completes, finish_n: completes, away_n: away },
        finish_log: completes * finished.log_sum_milli,
        finish_log_sq: completes * finished.log_sq_milli,
        away_log: away * turned.log_sum_milli,
        away_log_sq: away * turned.log_sq_milli,
      };
    }),
  );
}


