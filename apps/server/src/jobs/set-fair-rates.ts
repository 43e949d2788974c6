// Sets what a minute pays in apps that pay for time (decision 0135): once a day, and as soon as an app has begun to.
import { valueOnOffer } from '@earnwall/domain/fair-pay/on-offer';
import { balanceDays, nextRate } from '@earnwall/domain/fair-pay/rate';
import { rewardOf } from '@earnwall/domain/money/reward';
import { dayOf, finalUntil } from '@earnwall/domain/statements/period';
import type { Log } from '#request/log.ts';
import type { Database } from '#store/engine/database.ts';
import { closeFairPayDays, findAppsWithoutRate, findFairPayDays, saveRate } from '#store/money/fair-pay.ts';
import { findOffered, findValueOfTime } from '#store/money/time-value.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import type { RecurringJob } from './recurring-job.ts';

const everyMs = 60_000;
const valueDays = 14;
const dayMs = 86_400_000;

interface Tools {
  database: Database;
  now(): Date;
  log: Log;
}

export function setFairRatesJob({ database, now, log }: Tools): RecurringJob {
  return {
    name: 'set-fair-rates',
    everyMs,
    run: async (signal) => {
      const apps = await setFairRates(database, now(), signal);
      if (apps > 0) log.info({ apps }, 'What a minute pays was set anew');
    },
  };
}

/** In how many apps it was set. All days before the one it is set for are final. */
export async function setFairRates(database: Database, now: Date, signal?: AbortSignal): Promise<number> {
  const today = dayOf(finalUntil(now));
  const due = await findAppsWithoutRate(database.db, today.name);
  if (due.length === 0) return 0;
  await closeFairPayDays(database.db, today.name);
  let set = 0;
  for (const app of due) {
    if (signal?.aborted) break;
    const rate_micros = await rateOf(database, app, today);
    if (rate_micros === null) continue;
    const save = { app_id: app.id, day: today.name, rate_micros: BigInt(rate_micros) };
    if (await database.transaction((tx) => saveRate(tx, save))) set += 1;
  }
  return set;
}

async function rateOf(
  { db }: Database,
  app: AppRecord,
  today: { readonly name: string; readonly from: Date },
): Promise<number | null> {
  const since = new Date(today.from.getTime() - valueDays * dayMs);
  const value_micros = (await findValueOfTime(db, app.id, since)) ?? (await valueByOffers(db, app));
  const days = await findFairPayDays(db, app.id, { before: today.name, days: balanceDays });
  const rate_micros = app.fair_rate_micros === null ? null : Number(app.fair_rate_micros);
  return nextRate({ rate_micros, days, value_micros });
}

/** By what surveys on offer would pay in this app; in millionths, as all rates. */
async function valueByOffers(db: Database['db'], app: AppRecord): Promise<number | null> {
  const offered = await findOffered(db);
  const value = valueOnOffer(
    offered.map(({ payout_micros, ...survey }) => ({
      ...survey,
      reward: rewardOf({ ...app, payout_micros, bonus_percent: 0 }).user_reward,
    })),
  );
  return value === null ? null : Math.floor(value * 1e6);
}
