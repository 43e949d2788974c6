// How others did in the demo's surveys during the last days, so that lists have odds: known ones, and unknown ones of surveys
// that nobody has entered yet. A start renews them when they have become old, because only the last seven days are this week's.
import { seeded } from '@earnwall/domain/chance/seeded';
import { noTimes, withTime } from '@earnwall/domain/odds/times';
import type { Device } from '@earnwall/domain/surveys/device';
import { and, countDistinct, eq, gt, gte } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { survey_outcomes } from '#store/schema/outcomes.ts';
import { surveys } from '#store/schema/surveys.ts';
import { daysFrom } from './moments.ts';
import { addSaidOdds } from './said-odds.ts';
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
  if (!(await isOld(tx, now))) return;
  const list = await tx
    .select({ id: surveys.id, rank: surveys.rank, loi_seconds: surveys.loi_seconds })
    .from(surveys)
    .where(eq(surveys.supplier_id, supplierId));
  const rows = list.flatMap((survey) => outcomesOf(survey, now));
  if (rows.length > 0) await tx.insert(survey_outcomes).values(rows).onConflictDoNothing();
  await addSaidOdds(tx, now);
}

/** Visitors of the demo enter a few surveys, but never so many in a day. */
const many = 20;
const oldAfterDays = 3;

async function isOld(tx: Tx, now: Date): Promise<boolean> {
  const recent = await tx
    .select({ day: survey_outcomes.day })
    .from(survey_outcomes)
    .innerJoin(surveys, eq(surveys.id, survey_outcomes.survey_id))
    .where(and(eq(surveys.supplier_id, supplierId), gt(survey_outcomes.day, dayOf(now, oldAfterDays))))
    .groupBy(survey_outcomes.day)
    .having(gte(countDistinct(surveys.id), many));
  return recent.length === 0;
}

const dayOf = (now: Date, daysAgo: number) => daysFrom(now, -daysAgo).toISOString().slice(0, 10);

/** Every third is new to everybody; the others are finished by between two and eight of ten. */
function outcomesOf(
  { id, rank, loi_seconds }: { id: number; rank: number; loi_seconds: number },
  now: Date,
): NewOutcome[] {
  if ((rank / 10) % 3 === 0) return [];
  const chance = seeded(rank);
  const percent = chance.between(20, 80);
  return week.flatMap((days) =>
    usual.map(([device, most]): NewOutcome => {
      const entrants = chance.between(Math.ceil(most / 2), most);
      const completes = Math.round((entrants * percent) / 100);
      const away = Math.floor((entrants - completes) * 0.9);
      const finished = withTime(noTimes, loi_seconds);
      const turned = withTime(noTimes, loi_seconds / 4);
      return {
        ...{ survey_id: id, device, day: dayOf(now, days) },
        ...{ entrants, completes, finish_n: completes, away_n: away },
        finish_log: completes * finished.log_sum_milli,
        finish_log_sq: completes * finished.log_sq_milli,
        away_log: away * turned.log_sum_milli,
        away_log_sq: away * turned.log_sq_milli,
      };
    }),
  );
}
