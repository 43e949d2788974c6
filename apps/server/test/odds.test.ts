// Odds in lists, and the order by what a minute yields, over HTTP.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { odds_corrections } from '#store/schema/learned-odds.ts';
import { surveys } from '#store/schema/surveys.ts';
import { armFor } from '#surveys/odds/arm.ts';
import { learnOdds } from '#surveys/odds/learn-odds.ts';
import { type OwnOdds, ownOdds } from '#surveys/odds/own-odds.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { countEntries, exposureOf } from '#testing/outcomes.ts';
import type { NewSurvey, SurveyRecord } from '#testing/surveys.ts';
import { aPerson, type Person } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';
import { anExchangeSurvey, go, qualify, startSupplierServer } from './support/survey-clicks.ts';

let server: TestServer;
let app: AppRecord;
let alice: Person;

beforeAll(async () => {
  server = await startSupplierServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.db.update(surveys).set({ status: 'closed' });
  app = await anApp(server.database.db, { requires_security_hash: false });
  alice = await somebody('value', (draw) => draw >= 0.05);
});

/** As the server of the tests has it. */
const secret = 'a secret of the tests alone';

/** In this arm, and with such a draw in this hour. */
async function somebody(arm: OwnOdds['arm'], isFit = (_draw: number) => true): Promise<Person> {
  for (;;) {
    const person = await aPerson(server, app);
    const own = await ownOdds(server.database.db, person.user, secret);
    if (own.arm === arm && isFit(own.drawAt(server.clock.now))) return person;
  }
}

/** Of the supplier, not placed by hand. */
const survey = (given: NewSurvey = {}) => anExchangeSurvey(server, { rank: 500_000, ...given });
const counted = (of: SurveyRecord, entrants: number, completes: number) =>
  countEntries(server.database.db, of, { entrants, completes, day: server.clock.now });

interface Listed {
  hash: string;
  order: number;
  odds: number | null;
  week_started: number;
  week_finished: number;
  user_reward: number;
  per_minute: number | null;
}

async function ask(person: Person, headers: Record<string, string> = {}) {
  await server.inventory.catchUp();
  await server.inventory.refreshOdds();
  return server.call('surveys/get-surveys', { as: person.uhash, headers });
}

async function list(person: Person): Promise<Listed[]> {
  const { body } = await ask(person);
  return (body.surveys ?? []) as Listed[];
}

const hashes = async (person: Person) => (await list(person)).map(({ hash }) => hash);
const oddsOf = async (person: Person, of: SurveyRecord) =>
  (await list(person)).find(({ hash }) => hash === of.hash)?.odds;

describe('OD-01 odds in the list', () => {
  it('are told where enough was counted, and unknown where it was not', async () => {
    const [known, fresh] = [await survey(), await survey()];
    await counted(known, 212, 127);
    expect(await oddsOf(alice, known)).toBe(60);
    expect(await oddsOf(alice, fresh)).toBeNull();
    const shown = (await list(alice)).find(({ hash }) => hash === known.hash);
    expect(shown).toMatchObject({ week_started: 210, week_finished: 126 });
  });

  it('do not change with what the survey does not ask for', async () => {
    const dogs = await survey({ targeting: { clauses: [{ question: 'pets', answers: ['dog'] }] } });
    await counted(dogs, 200, 120);
    const before = await oddsOf(alice, dogs);
    for (const [question, answer] of [
      ['gender', 'female'],
      ['income', 'high'],
      ['zip', '10001'],
    ] as const) {
      await answers(alice, question, answer);
      expect(await oddsOf(alice, dogs)).toBe(before);
    }
  });

  it('rise with an answer that the survey wants', async () => {
    const dogs = await survey({ targeting: { clauses: [{ question: 'gender', answers: ['female'] }] } });
    await counted(dogs, 200, 120);
    expect(await oddsOf(alice, dogs)).toBe(30);
    await answers(alice, 'gender', 'female');
    expect(await oddsOf(alice, dogs)).toBe(60);
  });

  it('follow how the country answers, once it was learned', async () => {
    const women = await survey({ targeting: { clauses: [{ question: 'gender', answers: ['female'] }] } });
    await counted(women, 200, 120);
    for (let index = 0; index < 60; index += 1) {
      await answers(await aPerson(server, app), 'gender', index < 48 ? 'female' : 'male');
    }
    await learnOdds(server.database, server.clock.now);
    expect(await oddsOf(alice, women)).toBe(50);
    await server.database.db.execute(sql`delete from answer_shares`);
    await server.database.db.insert(odds_corrections).values({ correction: null, outcomes: 0 });
  });
});

describe('OD-01 the order of the list', () => {
  it('is what a minute yields, whatever the supplier said, and places are numbered', async () => {
    const word = await survey({ rank: 1_500, conversion: 0.9 });
    const truth = await survey({ rank: 900_000, conversion: 0.1 });
    await counted(word, 2_000, 200);
    await counted(truth, 2_000, 1_600);
    expect(await list(alice)).toMatchObject([
      { hash: truth.hash, order: 1, odds: 80 },
      { hash: word.hash, order: 2, odds: 10 },
    ]);
  });

  it('OD-02 says what it is ordered by: turn-aways, rewards taken back and our own questions included', async () => {
    const wanted = { targeting: { clauses: [{ question: 'gender', answers: ['female'] }] } };
    const made: SurveyRecord[] = [];
    for (const [loi_seconds, completes, given] of [
      [300, 40, {}],
      [600, 150, {}],
      [900, 110, wanted],
      [1500, 180, {}],
      [240, 150, wanted],
    ] as const) {
      const one = await survey({ loi_seconds, ...given });
      await counted(one, 200, completes);
      made.push(one);
    }
    const said = (await list(alice)).map(({ per_minute }) => per_minute ?? 0);
    expect(said).toHaveLength(5);
    expect(said).toEqual(said.toSorted((one, other) => other - one));
    expect(said[0]).toBeGreaterThan((said[4] ?? 0) * 2);
    const [women] = made.slice(-1) as [SurveyRecord];
    const perMinute = async () =>
      (await list(alice)).find(({ hash }) => hash === women.hash)?.per_minute ?? 0;
    const unknown = await perMinute();
    await answers(alice, 'gender', 'female');
    const known = await perMinute();
    // Once our question is behind her, its time and the chance to fail it are.
    expect(known).toBeGreaterThan(unknown);
    const { body } = await alice.begin(women);
    expect(body).toMatchObject({ status: 'qualified', survey: { per_minute: known } });
    const fresh = await survey();
    expect((await list(alice)).find(({ hash }) => hash === fresh.hash)?.per_minute).toBeNull();
  });

  it('OD-04 is that of the suppliers’ word in the holdout, with the same odds and rewards', async () => {
    const word = await survey({ rank: 1_500, conversion: 0.9 });
    const truth = await survey({ rank: 900_000, conversion: 0.1 });
    await counted(word, 200, 20);
    await counted(truth, 200, 160);
    const bob = await somebody('holdout');
    expect(await hashes(bob)).toEqual([word.hash, truth.hash]);
    const byHash = (listed: Listed[]) =>
      new Map(listed.map(({ hash, odds, user_reward }) => [hash, { odds, user_reward }]));
    expect(byHash(await list(bob))).toEqual(byHash(await list(alice)));
  });

  it('counts what time is paid: who turns people away late moves up, and a kept list is made anew', async () => {
    const half = { conversion: 0.5, payout_micros: 1_000_000n };
    const late = await survey({ loi_seconds: 600, said_out_seconds: 540, ...half });
    const soon = await survey({ loi_seconds: 600, said_out_seconds: 60, ...half, payout_micros: 700_000n });
    await counted(late, 200, 100);
    await counted(soon, 200, 100);
    expect(await hashes(alice)).toEqual([soon.hash, late.hash]);
    const etag = (await ask(alice)).headers.get('etag') ?? '';
    await changeApp(server.database.db, app, { fair_pay_bp: 400, fair_rate_micros: 30_000_000n });
    expect((await ask(alice, { 'if-none-match': etag })).status).toBe(200);
    expect(await hashes(alice)).toEqual([late.hash, soon.hash]);
    expect(await exposureOf(server.database.db, await qualify(alice, late))).toMatchObject({ place: 1 });
  });

  it('keeps what is placed by hand, and our own survey before all', async () => {
    const good = await survey();
    await counted(good, 200, 180);
    const placed = await survey({ placed_rank: 7 });
    const own = await survey({ onboarding: true });
    expect(await hashes(alice)).toEqual([own.hash, placed.hash, good.hash]);
  });

  it('carries a newcomer at place 3 in one list of twenty, and notes its chance', async () => {
    const known = [];
    for (let index = 0; index < 5; index += 1) {
      const one = await survey({ payout_micros: 2_000_000n });
      await counted(one, 200, 150);
      known.push(one);
    }
    const newcomer = await survey({ payout_micros: 100_000n });
    expect((await hashes(alice)).at(-1)).toBe(newcomer.hash);
    const carol = await somebody('value', (draw) => draw < 0.05);
    expect((await hashes(carol)).indexOf(newcomer.hash)).toBe(2);
    const drawn = await exposureOf(server.database.db, await qualify(carol, newcomer));
    expect(drawn).toMatchObject({ arm: 'value', place: 3, odds_shown: null });
    expect(drawn?.chance).toBeCloseTo(0.05, 6);
    const usual = await exposureOf(server.database.db, await qualify(alice, known[0] as SurveyRecord));
    expect(usual).toMatchObject({ place: 1, chance: 1, odds_shown: 75 });
  });
});

describe('OD-01 a kept list', () => {
  it('holds until odds move by a step', async () => {
    const one = await survey();
    await counted(one, 200, 120);
    const etag = (await ask(alice)).headers.get('etag') ?? '';
    expect(await ask(alice, { 'if-none-match': etag })).toMatchObject({ status: 304 });
    await countEntries(server.database.db, one, {
      ...{ entrants: 1, completes: 1 },
      day: new Date(server.clock.now.getTime() - 20 * 86_400_000),
    });
    expect(await ask(alice, { 'if-none-match': etag })).toMatchObject({ status: 304 });
    await countEntries(server.database.db, one, {
      ...{ entrants: 100, completes: 0 },
      day: new Date(server.clock.now.getTime() - 21 * 86_400_000),
    });
    expect((await ask(alice, { 'if-none-match': etag })).status).toBe(200);
    expect(await oddsOf(alice, one)).toBe(40);
  });
});

describe('OD-01 the way into a survey', () => {
  it('says the odds of this moment, and the result what was said', async () => {
    const women = await survey({ targeting: { clauses: [{ question: 'gender', answers: ['female'] }] } });
    await counted(women, 200, 120);
    expect(await oddsOf(alice, women)).toBe(30);
    await alice.begin(women);
    const { body } = await alice.answer(women, 'gender', ['female']);
    expect(body).toMatchObject({ status: 'qualified', survey: { odds: 60, week_started: 200 } });
    const cid = String(body.cid);
    await go(server, cid);
    const told = await exposureOf(server.database.db, cid);
    expect(told).toMatchObject({ odds_shown: 60, place: 1, device: 'desktop', counted_as: null });
    expect(told?.matures_at?.getTime()).toBe(server.clock.now.getTime() + 3_600_000);
    const result = await server.call('results/get-results', { as: alice.uhash, query: { cid } });
    expect(result.body).toMatchObject({ odds: 60 });
  });

  it('OD-04 notes the arm of the person', async () => {
    const one = await survey();
    await server.inventory.catchUp();
    const several = await Promise.all(Array.from({ length: 6 }, () => aPerson(server, app)));
    for (const person of [...several, alice, await somebody('holdout')]) {
      const { app_id, id } = person.user;
      const arm = armFor(secret, 'ranking', { app_id, user_id: String(id) });
      expect(await exposureOf(server.database.db, await qualify(person, one))).toMatchObject({ arm });
    }
  });

  it('notes nothing of an app in test mode', async () => {
    app = await anApp(server.database.db, { requires_security_hash: false, test_mode: true });
    const dana = await aPerson(server, app);
    const one = await survey();
    await server.inventory.catchUp();
    expect(await exposureOf(server.database.db, await qualify(dana, one))).toBeNull();
  });
});

/** As the profile screen would. */
async function answers({ user }: Person, question: string, answer: string): Promise<void> {
  await server.database.db.execute(sql`
    insert into profile_answers (app_id, user_id, question_id, answers, source, answered_at)
    values (${user.app_id}, ${user.id}, ${question}, array[${answer}], 'qualification', ${server.clock.now.toISOString()})`);
  await server.database.db.execute(
    sql`update users set version = version + 1 where app_id = ${user.app_id} and id = ${user.id}`,
  );
}
