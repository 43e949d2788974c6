// Stories about the past: alice's attempts as the database holds them, in a country whose surveys are theirs alone.

import { randomBytes } from 'node:crypto';
import { withPostback } from '../../apps/server/src/publishers/postback.ts';
import type { Database } from '../../apps/server/src/store/engine/database.ts';
import { postMovement } from '../../apps/server/src/store/money/ledger.ts';
import type { UserRecord } from '../../apps/server/src/store/people/users.ts';
import type { AppRecord } from '../../apps/server/src/store/publishers/apps.ts';
import type { clicks } from '../../apps/server/src/store/schema/clicks.ts';
import { supplier_reports } from '../../apps/server/src/store/schema/supplier-reports.ts';
import { aClick, aSurvey, aUser, changeUser } from '../../apps/server/test/support/rows.ts';
import { openApp, panelAddress, visitorsFrom } from './publisher.ts';

export const country = 'HR';

/** For `test.use`. */
export const fromCroatia = { extraHTTPHeaders: { 'x-forwarded-for': visitorsFrom.croatia } };

type Click = typeof clicks.$inferInsert;
type Report = typeof supplier_reports.$inferInsert;

/** Noon of a day long gone, and minutes after it. */
export const noon = (minutes = 0) => new Date(Date.UTC(2026, 0, 5, 12, minutes));

export interface Past {
  app: AppRecord;
  alice: UserRecord;
  /** An attempt at a survey of 500 coins that stands like this; answers its click id. */
  attempt(click?: Partial<Click>): Promise<string>;
  /** What the supplier said about it, and what that did. */
  report(
    cid: string,
    report: Pick<Report, 'outcome' | 'effect' | 'received_at'> & Partial<Report>,
  ): Promise<void>;
  /** Coins that come from no survey. */
  credit(kind: 'bonus' | 'adjustment', reason: string, amount: bigint, at: Date): Promise<void>;
  address(tab: 'surveys' | 'offers', parameters?: Record<string, string>): string;
}

export async function aPast(database: Database, given: Parameters<typeof openApp>[1] = {}): Promise<Past> {
  const { db } = database;
  const app = await openApp(database, given);
  const alice = await aUser(db, app, 'alice');
  await changeUser(db, alice, { country });
  const survey = await aSurvey(db, { country, status: 'closed' });
  return {
    app,
    alice,
    async attempt(click = {}) {
      const cid = randomBytes(32).toString('base64url');
      await aClick(db, alice, survey, { cid, opened_at: noon(), started_at: noon(), ...click });
      return cid;
    },
    async report(cid, report) {
      const transaction = randomBytes(8).toString('hex');
      const row = { supplier_id: survey.supplier_id, transaction, cid, raw_code: '0', amount: 0n, ...report };
      await db.insert(supplier_reports).values(row);
    },
    async credit(kind, reason, amount, at) {
      const transaction = randomBytes(8).toString('hex');
      await database.transaction((tx) =>
        postMovement(
          tx,
          withPostback(
            {
              ...{
                app_id: app.id,
                user_id: alice.id,
                kind,
                reason,
                source: 'operator',
                transaction,
                cid: null,
                at,
              },
              lines: [
                { account: 'user', currency: 'app', amount },
                { account: 'publisher', currency: 'app', amount: -amount },
              ],
            },
            { sid: null, outcome: null, currency_name: app.currency_name, subid: {} },
          ),
        ),
      );
    },
    address: (tab, parameters = {}) =>
      panelAddress(app, 'alice', parameters).replace('/', `/activities-history/${tab}`),
  };
}

/** The end of an attempt, some minutes after noon. */
export function ended(state: NonNullable<Click['state']>, minutes: number, credited = 0n): Partial<Click> {
  return { state, ended_at: noon(minutes), credited };
}
