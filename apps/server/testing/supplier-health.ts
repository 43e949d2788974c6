// Suppliers that do badly, as their health would find them.
import type { Queryable } from '#store/engine/queryable.ts';
import { supplier_counts } from '#store/schema/supplier-counts.ts';
import { supplier_findings } from '#store/schema/supplier-health.ts';
import { anApp } from './apps.ts';
import { aClick } from './clicks.ts';
import { aUser } from './people.ts';
import { aSurvey } from './surveys.ts';

const hourMs = 3_600_000;

/** Of 400 starts one was completed, where 40% was promised: found just now, and found again at every look. */
export async function screensEverybodyOut(on: Queryable, supplier_id: string, now: Date): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs - 2 * hourMs);
  const survey = await aSurvey(on, { supplier_id, conversion: 0.4, status: 'paused' });
  const user = await aUser(on, await anApp(on));
  await aClick(on, user, survey, { opened_at: hour, started_at: hour, ended_at: hour, state: 'screen_out' });
  const counted = { starts: 400, reports: 400, completes: 1 } as const;
  for (const what of ['starts', 'reports', 'completes'] as const)
    await on.insert(supplier_counts).values({ supplier_id, hour, what, times: counted[what] });
  const details = { completes: 1, starts: 400, at_most: 0.014, promised: 0.4 };
  await on
    .insert(supplier_findings)
    .values({ supplier_id, kind: 'conversion', severity: 'pause', details, since: now, last_at: now });
}
