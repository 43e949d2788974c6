// The rows of the test survey. They are made when somebody begins to try an integration, so that an installation that never
// does has none.
import { testCountry, testSupplier, testSurveyName } from '@earnwall/domain/surveys/test-survey';
import { sql } from 'drizzle-orm';
import type { Tx } from '#store/engine/queryable.ts';
import { suppliers, surveys } from '#store/schema/surveys.ts';

/** What it would pay: one dollar. */
const payout_micros = 1_000_000n;

/** `host`: where people reach this installation; a browser is sent nowhere else. */
export async function saveTestSurvey(tx: Tx, { entry_url, host }: { entry_url: string; host: string }) {
  await tx
    .insert(suppliers)
    .values({ id: testSupplier, name: 'Test survey', entry_url, redirect_hosts: [host] })
    .onConflictDoUpdate({
      target: suppliers.id,
      set: { entry_url, redirect_hosts: [host] },
      setWhere: sql`(${suppliers.entry_url}, ${suppliers.redirect_hosts})
        is distinct from (${entry_url}, array[${host}]::text[])`,
    });
  await tx
    .insert(surveys)
    .values({
      ...{ hash: `${testSupplier}-${testSurveyName.toLowerCase()}`, supplier_id: testSupplier },
      ...{ supplier_ref: testSurveyName, country: testCountry, language: 'en' },
      ...{ loi_seconds: 60, payout_micros, rank: 0 },
    })
    .onConflictDoNothing();
}
