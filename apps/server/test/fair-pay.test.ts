// Pay for time: said before a survey, paid when it turned the person away, out of what completes set aside.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setFairRates } from '#jobs/set-fair-rates.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { noteReturn } from '#store/surveys/returns.ts';
import { changeApp } from '#testing/apps.ts';
import { bookProblems } from '#testing/books.ts';
import { fundIn, postbacksIn } from '#testing/fair-pay.ts';
import type { SurveyRecord } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import type { Person } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';
import {
  anExchangeSurvey,
  aScene,
  balancesOf,
  clickOf,
  enter,
  report,
  returnFrom,
  startSupplierServer,
} from './support/survey-clicks.ts';

const minute = 60_000;
const terms = { fair_pay_bp: 400, fair_rate_micros: 3_000_000n };

let server: TestServer;
let app: AppRecord;
let alice: Person;
let survey: SurveyRecord;
beforeAll(async () => {
  server = await startSupplierServer();
});
afterAll(async () => {
  expect(await bookProblems(server.database.db)).toEqual([]);
  await server.stop();
});
beforeEach(async () => {
  server.clock.now = noon;
  ({ app, alice } = await aScene(server));
  survey = await anExchangeSurvey(server, { loi_seconds: 600 });
  await changeApp(server.database.db, app, terms);
});

const later = (minutes: number) => server.clock.forward(minutes * minute);
const resultOf = async (cid: string) => {
  const { body } = await server.call('results/get-results', { query: { cid }, as: alice.uhash });
  return body;
};
const fund = () => fundIn(server.database.db, app);

describe('OD-03 pay for time', () => {
  it('OD-03 is said before, frozen, and paid by the minute after', async () => {
    const metadata = await server.call('app/get-app', { as: alice.uhash });
    expect(metadata.body.fair_pay).toEqual({ rate_micros: 3_000_000 });
    const { body } = await alice.begin(survey);
    expect(body.survey).toMatchObject({ turn_away: { rate_micros: 3_000_000, most: 27 } });
    await changeApp(server.database.db, app, { fair_rate_micros: 1_000_000n });
    const cid = await enter(server, alice, survey);
    expect(await resultOf(cid)).toMatchObject({ spent_minutes: null, time_pay: null });
    later(6);
    await report(server, cid, { code: '20' });
    expect(await resultOf(cid)).toMatchObject({
      ...{ result: 'screen_out', compensated: true, user_reward: 15, full_reward: 500, spent_minutes: 6 },
      time_pay: { minutes: 5, rate_micros: 3_000_000 },
    });
    expect(await fund()).toEqual({ fair_pay: -15n, publisher_time_pay: 15n });
    const { body: timeline } = await server.call('activities/get-activity-timeline', {
      ...{ params: { id: cid }, as: alice.uhash },
    });
    expect(JSON.stringify(timeline)).toContain('Paid for your time: turned away after 6 min');
    expect(await postbacksIn(server.database.db, app)).toMatchObject([
      { type: 'screen_out', payload: { amount: 15, outcome: 'screen_out', balance: 15 } },
    ]);
  });

  it.each([
    ['20', 15n],
    ['30', 15n],
    ['40', 15n],
    ['60', 0n],
    ['70', 0n],
  ])('OD-03 is for ends that are nobody’s fault: code %s pays %s', async (code, paid) => {
    const cid = await enter(server, alice, survey);
    later(6);
    await report(server, cid, { code });
    expect(await clickOf(server, cid)).toMatchObject({ credited: paid, fair_paid: paid });
  });

  it('OD-03 pays nothing for the first minutes, and nothing beyond the survey’s length', async () => {
    const short = await enter(server, alice, survey);
    later(1.9);
    await report(server, short, { code: '20' });
    expect(await resultOf(short)).toMatchObject({ user_reward: 0, spent_minutes: 1, time_pay: null });
    const long = await enter(server, alice, await anExchangeSurvey(server, { loi_seconds: 600 }));
    later(300);
    await report(server, long, { code: '30' });
    expect(await resultOf(long)).toMatchObject({ user_reward: 27, time_pay: { minutes: 9 } });
  });

  it('OD-03 is at most half of the complete', async () => {
    const cheap = await anExchangeSurvey(server, { loi_seconds: 600, payout_micros: 30_000n });
    const { body } = await alice.begin(cheap);
    expect(body.survey).toMatchObject({ user_reward: 15, turn_away: { most: 7 } });
    const cid = await enter(server, alice, cheap);
    later(9);
    await report(server, cid, { code: '40' });
    expect((await clickOf(server, cid)).credited).toBe(7n);
  });

  it('OD-03 raises what the supplier gives, and leaves what is more', async () => {
    const less = await enter(server, alice, survey);
    later(6);
    await report(server, less, { code: '20', pays: '0.02' });
    expect(await clickOf(server, less)).toMatchObject({ credited: 15n, fair_paid: 5n, paid_micros: 20_000n });
    const more = await enter(server, alice, await anExchangeSurvey(server));
    later(6);
    await report(server, more, { code: '20', pays: '0.20' });
    expect(await clickOf(server, more)).toMatchObject({ credited: 100n, fair_paid: 0n });
    expect(await fund()).toEqual({ fair_pay: -5n, publisher_time_pay: 5n });
  });

  it('OD-03 a complete sets its part aside, and gives back what was paid for time', async () => {
    const cid = await enter(server, alice, survey);
    later(6);
    await report(server, cid, { code: '20' });
    await report(server, cid, { code: '10', transaction: 'c' });
    expect(await balancesOf(server, alice)).toEqual({ user: 500n });
    expect(await fund()).toEqual({ fair_pay: 20n, publisher_set_aside: -20n });
    await report(server, cid, { code: '90', reverses: 'c' });
    expect(await balancesOf(server, alice)).toEqual({ user: 15n });
    expect(await fund()).toEqual({ fair_pay: -15n, publisher_time_pay: 15n });
    expect(await resultOf(cid)).toMatchObject({ result: 'screen_out', time_pay: { minutes: 5 } });
  });

  it('OD-03 is the same in any order of reports, however often they come', async () => {
    const reports = [
      { code: '20', transaction: 's' },
      { code: '10', transaction: 'c' },
      { code: '90', transaction: 'r', reverses: 'c' },
    ];
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0, 1, 2],
      [2, 0, 1, 0],
    ];
    for (const [place, order] of orders.entries()) {
      server.clock.now = noon;
      const cid = await enter(server, alice, await anExchangeSurvey(server, { loi_seconds: 600 }));
      later(6);
      for (const one of order) {
        const { code = '', transaction, reverses } = reports[one] ?? {};
        await report(server, cid, {
          ...{ code, transaction: `${place}-${app.id}-${transaction}` },
          ...(reverses && { reverses: `${place}-${app.id}-${reverses}` }),
        });
      }
      expect(await clickOf(server, cid)).toMatchObject({
        state: 'screen_out',
        credited: 15n,
        fair_paid: 15n,
      });
    }
    expect(await fund()).toEqual({ fair_pay: -60n, publisher_time_pay: 60n });
  });

  it('OD-03 a return before the report shortens it; a forged one only lowers', async () => {
    const cid = await enter(server, alice, survey);
    later(3);
    await returnFrom(server, cid, '20');
    later(60);
    await report(server, cid, { code: '20' });
    expect(await resultOf(cid)).toMatchObject({ user_reward: 6, spent_minutes: 3, time_pay: { minutes: 2 } });
    const forged = await enter(server, alice, await anExchangeSurvey(server, { loi_seconds: 600 }));
    await returnFrom(server, forged, '10');
    later(6);
    await returnFrom(server, forged, '20');
    await report(server, forged, { code: '20' });
    expect((await clickOf(server, forged)).credited).toBe(0n);
  });

  it('OD-03 a return after the report lowers nothing, whichever clock it has', async () => {
    const cid = await enter(server, alice, survey);
    later(6);
    await report(server, cid, { code: '20' });
    const click = await clickOf(server, cid);
    const at = new Date(noon.getTime() + 3 * minute);
    await noteReturn(server.database, click, { code: '20', at });
    const noted = await clickOf(server, cid);
    expect(noted.returned_at).toEqual(server.clock.now);
    expect(noted.settled_version).toBe(click.settled_version + 1);
    await report(server, cid, { code: '30' });
    expect((await clickOf(server, cid)).credited).toBe(15n);
  });

  it('OD-03 a return and a report at the same time settle as one of their orders', async () => {
    const cids: string[] = [];
    for (let count = 0; count < 8; count += 1)
      cids.push(await enter(server, alice, await anExchangeSurvey(server, { loi_seconds: 600 })));
    later(6);
    await Promise.all(
      cids.flatMap((cid) => [returnFrom(server, cid, '20'), report(server, cid, { code: '20' })]),
    );
    for (const cid of cids)
      expect(await clickOf(server, cid)).toMatchObject({ credited: 15n, fair_paid: 15n });
  });

  it('OD-03 test mode pays test points, and no fund', async () => {
    await changeApp(server.database.db, app, { test_mode: true });
    const cid = await enter(server, alice, survey);
    later(6);
    await report(server, cid, { code: '20' });
    expect(await balancesOf(server, alice)).toEqual({ user_test: 15n });
    expect(await resultOf(cid)).toMatchObject({ time_pay: { minutes: 5 } });
    expect(await fund()).toEqual({});
  });

  it('OD-03 off is off: nothing is said, paid or set aside', async () => {
    await changeApp(server.database.db, app, { fair_pay_bp: 0 });
    const { body } = await alice.begin(survey);
    expect(body.survey).toMatchObject({ turn_away: null });
    const cid = await enter(server, alice, survey);
    later(6);
    await report(server, cid, { code: '20' });
    await report(server, await enter(server, alice, await anExchangeSurvey(server)), { code: '10' });
    expect(await resultOf(cid)).toMatchObject({ user_reward: 0, spent_minutes: 6, time_pay: null });
    expect(await fund()).toEqual({});
  });
});

describe('OD-03 what a minute pays', () => {
  it('OD-03 is set once a day from what was set aside and paid', async () => {
    const rateNow = async () =>
      (await server.call('app/get-app', { as: alice.uhash })).body.fair_pay as { rate_micros: number };
    await setFairRates(server.database, server.clock.now);
    const first = await rateNow();
    expect(await setFairRates(server.database, server.clock.now)).toBe(0);
    const cid = await enter(server, alice, survey);
    later(6);
    await report(server, cid, { code: '20' });
    later(24 * 60);
    expect(await setFairRates(server.database, server.clock.now)).toBeGreaterThan(0);
    expect((await rateNow()).rate_micros).toBeLessThan(first.rate_micros);
    expect(await bookProblems(server.database.db)).toEqual([]);
  });

  it('OD-03 begins with half of what surveys on offer yield', async () => {
    await changeApp(server.database.db, app, { fair_rate_micros: null });
    await setFairRates(server.database, server.clock.now);
    const { body } = await alice.begin(survey);
    expect(body.survey).toMatchObject({ turn_away: { rate_micros: expect.any(Number) } });
  });
});
