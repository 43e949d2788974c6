// What becomes of entries into surveys is counted once, in any order of reports, and can be counted anew (decision 0134).
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { rebuildOutcomes } from '#store/surveys/outcome-folds.ts';
import { foldOutcomes } from '#surveys/odds/fold-outcomes.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp } from '#testing/apps.ts';
import { allOutcomes, exposureOf } from '#testing/outcomes.ts';
import type { SurveyRecord } from '#testing/surveys.ts';
import { aPerson } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';
import {
  anExchangeSurvey,
  enter,
  type NewReport,
  report,
  returnFrom,
  startSupplierServer,
} from './support/survey-clicks.ts';

let server: TestServer;
let app: AppRecord;
let survey: SurveyRecord;
const begin = new Date('2026-03-10T12:00:00Z');

beforeAll(async () => {
  server = await startSupplierServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = begin;
  app = await anApp(server.database.db, { requires_security_hash: false });
  survey = await anExchangeSurvey(server, { rank: 500_000, loi_seconds: 600 });
  await server.inventory.catchUp();
});

const later = (minutes: number) => {
  server.clock.now = new Date(begin.getTime() + minutes * 60_000);
};
const fold = () => foldOutcomes({ database: server.database, now: server.clock.now });

async function ofSurvey() {
  const { surveys } = await allOutcomes(server.database.db);
  return surveys.filter(({ survey_id }) => survey_id === survey.id);
}

/** Somebody enters at the beginning. */
async function entered(): Promise<string> {
  server.clock.now = begin;
  return enter(server, await aPerson(server, app), survey);
}

describe('OD-01 an entry is counted', () => {
  it('once it has matured, and once only', async () => {
    const cid = await entered();
    later(5);
    await report(server, cid, { code: '10' });
    later(59);
    await fold();
    expect(await ofSurvey()).toEqual([]);
    later(61);
    for (const _ of [1, 2, 3]) await fold();
    expect(await ofSurvey()).toMatchObject([
      {
        device: 'desktop',
        day: '2026-03-10',
        entrants: 1,
        completes: 1,
        reversed: 0,
        finish_n: 1,
        away_n: 0,
      },
    ]);
    expect(await exposureOf(server.database.db, cid)).toMatchObject({
      ...{ counted_as: 'complete', counted_seconds: 300, counted_on: '2026-03-10' },
    });
  });

  it('as lost where nobody says how it ended; a late complete moves the difference', async () => {
    const cid = await entered();
    later(61);
    await fold();
    expect(await ofSurvey()).toMatchObject([{ entrants: 1, completes: 0, finish_n: 0, away_n: 0 }]);
    later(300);
    await report(server, cid, { code: '10' });
    await fold();
    expect(await ofSurvey()).toMatchObject([{ entrants: 1, completes: 1, finish_n: 1 }]);
    const { said } = await allOutcomes(server.database.db);
    expect(said.filter(({ app_id }) => app_id === app.id)).toMatchObject([
      { said: 0, entrants: 1, completes: 1 },
    ]);
  });

  it('stays a complete where the supplier takes it back', async () => {
    const cid = await entered();
    await report(server, cid, { code: '10', transaction: `${cid}-1` });
    later(61);
    await fold();
    await report(server, cid, { code: '90', transaction: `${cid}-2`, reverses: `${cid}-1` });
    await fold();
    expect(await ofSurvey()).toMatchObject([{ entrants: 1, completes: 1, reversed: 1 }]);
  });

  it('by the time of the browser where the report came late', async () => {
    const cid = await entered();
    later(4);
    await returnFrom(server, cid, '20');
    later(90);
    await report(server, cid, { code: '20' });
    await fold();
    expect(await exposureOf(server.database.db, cid)).toMatchObject({
      ...{ counted_as: 'away', counted_seconds: 240 },
    });
  });
});

describe('OD-01 in any order and however often', () => {
  const reports = (cid: string): NewReport[] => [
    { code: '20', transaction: `${cid}-out` },
    { code: '10', transaction: `${cid}-done` },
    { code: '90', transaction: `${cid}-back`, reverses: `${cid}-done` },
  ];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0, 1, 2, 0],
  ];

  it.each(orders.map((order) => [order.join(), order] as const))('%s', async (_, order) => {
    const cid = await entered();
    later(61);
    for (const index of order) {
      const given = reports(cid)[index];
      if (given) await report(server, cid, given);
      await fold();
    }
    expect(await ofSurvey()).toMatchObject([
      { entrants: 1, completes: 1, reversed: 1, finish_n: 1, away_n: 0 },
    ]);
  });

  it('the counters are those that are made anew from what is kept', async () => {
    const codes = ['10', '20', '30', null, '10'];
    for (const [index, code] of codes.entries()) {
      const cid = await entered();
      later(3 + index);
      if (code) await report(server, cid, { code });
    }
    later(100);
    await fold();
    const before = await allOutcomes(server.database.db);
    await server.database.transaction((tx) => rebuildOutcomes(tx));
    expect(await allOutcomes(server.database.db)).toEqual(before);
    expect(await ofSurvey()).toMatchObject([{ entrants: 5, completes: 2 }]);
  });

  it('without who was erased', async () => {
    const key = await anApiKey(server.database.db, app);
    const alice = await aPerson(server, app, 'alice');
    const cid = await enter(server, alice, survey);
    await report(server, cid, { code: '10' });
    await entered();
    later(100);
    await fold();
    expect(await ofSurvey()).toMatchObject([{ entrants: 2, completes: 1 }]);
    const asked = { as: key, params: { user_id: 'alice' } };
    const { body } = await server.publish('publisher/users/get-user-export', asked);
    expect(JSON.stringify(body)).toContain('expected_odds');
    await server.publish('publisher/users/post-user-erasure', asked);
    expect(await exposureOf(server.database.db, cid)).toBeNull();
    expect(await ofSurvey()).toMatchObject([{ entrants: 1, completes: 0, finish_n: 0 }]);
    const left = await allOutcomes(server.database.db);
    await server.database.transaction((tx) => rebuildOutcomes(tx));
    expect(await allOutcomes(server.database.db)).toEqual(left);
  });
});
