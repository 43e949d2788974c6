// Stories about the past: alice's clicks as the database holds them, in a country whose surveys are theirs alone.
import type { Database } from '@earnwall/server/parts/database';
import type { AppRecord, NewApp } from '@earnwall/server/testing/apps';
import { aClick, type NewClick } from '@earnwall/server/testing/clicks';
import { creditByOperator } from '@earnwall/server/testing/ledger';
import type { UserRecord } from '@earnwall/server/testing/people';
import { aReport, type NewReport } from '@earnwall/server/testing/reports';
import { aSurvey } from '@earnwall/server/testing/surveys';
import { comingFrom } from './countries.ts';
import { appWithAlice } from './people.ts';
import { panelAddress } from './publisher.ts';

export const country = 'HR';

/** For `test.use`. */
export const fromCroatia = comingFrom('croatia');

/** Noon of a day long gone, and minutes after it. */
export const noon = (minutes = 0) => new Date(Date.UTC(2026, 0, 5, 12, minutes));

export interface Past {
  app: AppRecord;
  alice: UserRecord;
  /** A click in this state at a survey of 500 coins; returns its id. */
  attempt(click?: NewClick): Promise<string>;
  /** What the supplier reported about it, and the effect. */
  report(cid: string, report: Omit<NewReport, 'cid' | 'supplier_id'>): Promise<void>;
  /** Coins that come from no survey. */
  credit(kind: 'bonus' | 'adjustment', reason: string, amount: bigint, at: Date): Promise<void>;
  address(tab: 'surveys' | 'offers', parameters?: Record<string, string>): string;
}

export async function aPast(database: Database, given: NewApp = {}): Promise<Past> {
  const { db } = database;
  const { app, alice } = await appWithAlice(database, given, country);
  const survey = await aSurvey(db, { country, status: 'closed' });
  return {
    app,
    alice,
    attempt: (click = {}) => aClick(db, alice, survey, { opened_at: noon(), started_at: noon(), ...click }),
    report: (cid, report) => aReport(db, { supplier_id: survey.supplier_id, cid, ...report }),
    credit: (kind, reason, amount, at) =>
      creditByOperator(database, app, alice, { kind, reason, amount, at }),
    address: (tab, parameters = {}) =>
      panelAddress(app, 'alice', parameters).replace('/', `/activities-history/${tab}`),
  };
}

/** The end of a click, some minutes after noon. */
export function ended(state: NonNullable<NewClick['state']>, minutes: number, credited = 0n): NewClick {
  return { state, ended_at: noon(minutes), credited };
}
