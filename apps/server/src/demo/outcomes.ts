// How others did in the demo's surveys during the last days, so that lists have odds: known ones, and unknown ones of surveys
// that nobody has entered yet. They are renewed when they have become old, because only the last seven days are this week's.
import { seeded } from '@earnwall/domain/chance/seeded';
import { noTimes, withTime } from '@earnwall/domain/odds/times';
import type { Device } from '@earnwall/domain/surveys/device';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { survey_outcomes } from '#store/schema/outcomes.ts';
import { surveys } from '#store/schema/surveys.ts';
import { daysFrom } from './moments.ts';
import { supplierId } from './surveys.ts';

type NewOutcome = typeof survey_outcomes.$inferInsert;
type Entered = Pick<
  typeof surveys.$inferSelect,
  'id' | 'supplier_id' | 'supplier_ref' | 'conversion' | 'loi_seconds' | 'devices'
>;

const week = [0, 1, 2, 3, 4, 5, 6];
/** Exchanges have thousands of surveys: more people on fewer days make fewer rows. */
const someDays = [0, 2];
const moreOnSomeDays = 3;
/** Of those who enter in a day, about so many on each device; on phones a few points fewer finish. */
const usual: readonly { device: Device; most: number; fewer: number }[] = [
  { device: 'desktop', most: 12, fewer: 0 },
  { device: 'mobile', most: 18, fewer: 5 },
  { device: 'tablet', most: 2, fewer: 0 },
];

/** Visitors of the demo enter a few surveys, but never so many in these days. */
const many = 20;
const oldAfterDays = 3;

/** Of open surveys of these suppliers. Resolves to whether there was anything to add. */
export async function renewOutcomes(tx: Tx, now: Date, suppliers: readonly string[]): Promise<boolean> {
  const { id, supplier_id, supplier_ref, conversion, loi_seconds, devices } = surveys;
  const list = await tx
    .select({ id, supplier_id, supplier_ref, conversion, loi_seconds, devices })
    .from(surveys)
    .where(sql`${supplier_id} = any(${sql.param([...suppliers])}::text[]) and ${surveys.status} = 'open'
      and ${id} not in (${recentlyEntered(now)})`);
  const rows = list.flatMap((survey) => outcomesOf(survey, now));
  // As one value: thousands of rows would be more parameters than a statement may have.
  if (rows.length > 0)
    await tx.execute(sql`
      insert into ${survey_outcomes} (survey_id, device, day, entrants, completes,
        finish_n, finish_log, finish_log_sq, away_n, away_log, away_log_sq)
      select survey_id, device, day, entrants, completes,
        finish_n, finish_log, finish_log_sq, away_n, away_log, away_log_sq
      from jsonb_populate_recordset(null::${survey_outcomes}, ${JSON.stringify(rows)}::jsonb)
      on conflict do nothing`);
  return rows.length > 0;
}

const recentlyEntered = (now: Date): SQL => sql`
  select ${survey_outcomes.survey_id} from ${survey_outcomes}
  where ${survey_outcomes.day} > ${dayOf(now, oldAfterDays)}
  group by ${survey_outcomes.survey_id} having sum(${survey_outcomes.entrants}) >= ${many}`;

const dayOf = (now: Date, daysAgo: number) => daysFrom(now, -daysAgo).toISOString().slice(0, 10);

/** Every third is new to everybody, as it is to who comes with a new survey. */
function outcomesOf(survey: Entered, now: Date): NewOutcome[] {
  const chance = seeded(seedOf(survey));
  if (chance.percent(33)) return [];
  const percent = truthOf(survey, chance.between(-8, 8), chance.between(20, 80));
  const finished = withTime(noTimes, survey.loi_seconds);
  const turned = withTime(noTimes, survey.loi_seconds / 4);
  const isOwn = survey.supplier_id === supplierId;
  return (isOwn ? week : someDays).flatMap((days) =>
    usual
      .filter(({ device }) => survey.devices.includes(device))
      .map(({ device, most, fewer }): NewOutcome => {
        const entrants = chance.between(Math.ceil(most / 2), most) * (isOwn ? 1 : moreOnSomeDays);
        const completes = Math.round((entrants * (percent - fewer)) / 100);
        const away = Math.floor((entrants - completes) * 0.9);
        return {
          ...{ survey_id: survey.id, device, day: dayOf(now, days) },
          ...{ entrants, completes, finish_n: completes, away_n: away },
          finish_log: completes * finished.log_sum_milli,
          finish_log_sq: completes * finished.log_sq_milli,
          away_log: away * turned.log_sum_milli,
          away_log_sq: away * turned.log_sq_milli,
        };
      }),
  );
}

/** In percent: about what the supplier says; exchanges say a little too much, as they do in what people were told. */
function truthOf({ supplier_id, conversion }: Entered, off: number, unsaid: number): number {
  if (conversion === null) return unsaid;
  const missing = supplier_id === supplierId ? 0 : 6;
  return Math.min(90, Math.max(10, Math.round(conversion * 100) - missing + off));
}

/** By its ref, so that a survey is the same at each start. */
const seedOf = ({ supplier_id, supplier_ref }: Entered): number =>
  [...`${supplier_id} ${supplier_ref}`].reduce(
    (seed, letter) => Math.imul(seed ^ letter.charCodeAt(0), 16_777_619),
    2_166_136_261,
  );
