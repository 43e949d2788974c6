// POST /ratings: stars of people who were inside, and what the list makes of them.
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { surveys } from '#store/schema/surveys.ts';
import { anApp, changeApp } from '#testing/apps.ts';
import { aClick } from '#testing/clicks.ts';
import type { SurveyRecord } from '#testing/surveys.ts';
import { aPerson, type Person } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';
import {
  anExchangeSurvey,
  aScene,
  clickOf,
  creditedClick,
  enter,
  qualify,
  returnFrom,
  startSupplierServer,
} from './support/survey-clicks.ts';

let server: TestServer;
let app: AppRecord;
let alice: Person;
let bob: Person;
let survey: SurveyRecord;
beforeAll(async () => {
  server = await startSupplierServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  ({ app, alice, survey } = await aScene(server));
  bob = await aPerson(server, app);
});

const rate = (cid: unknown, rating: unknown, as?: string) =>
  server.call('results/post-ratings', { body: { cid, rating }, ...(as !== undefined && { as }) });
const take = (person: Person) => creditedClick(server, person, survey);
const sumOf = async () => {
  const [row] = await server.database.db.select().from(surveys).where(eq(surveys.id, survey.id));
  return [row?.rating_half_stars, row?.rating_count];
};
/** As somebody sees it who has not taken the survey. */
const shown = async () => {
  const carol = await aPerson(server, app);
  const { body } = await server.call('surveys/get-surveys', { as: carol.uhash });
  const listed = body.surveys as { hash: string; user_rating_avg: number; user_rating_ct: number }[];
  const tile = listed.find(({ hash }) => hash === survey.hash);
  return [tile?.user_rating_avg, tile?.user_rating_ct];
};

describe('POST /ratings', () => {
  it('SV-08 feeds the tile of the survey; the last stars of a click win', async () => {
    const [first, second] = [await take(alice), await take(bob)];
    expect(await shown()).toEqual([0, 0]);
    expect(await rate(first, 4.5, alice.uhash)).toMatchObject({
      status: 200,
      body: { result: true, rating: 4.5 },
    });
    expect(await shown()).toEqual([4.5, 1]);
    await rate(second, 2, bob.uhash);
    expect(await shown()).toEqual([3.3, 2]);
    await rate(first, 1, alice.uhash);
    expect(await shown()).toEqual([1.5, 2]);
    const { body } = await server.call('results/get-results', { query: { cid: first } });
    expect(body.rating).toBe(1);
  });

  it('SV-08 adds to stars that were there before', async () => {
    const cid = await take(alice);
    await server.database.db
      .update(surveys)
      .set({ rating_half_stars: 90, rating_count: 10 })
      .where(eq(surveys.id, survey.id));
    await rate(cid, 5);
    await rate(cid, 5);
    expect(await sumOf()).toEqual([100, 11]);
  });

  it('SV-08 is exact however many press at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(server, app)));
    const cids = await Promise.all(people.map(take));
    const stars = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];
    const answers = await Promise.all(
      cids.flatMap((cid, index) =>
        stars.map((rating, turn) => rate(cid, stars[(turn + index) % 10] ?? rating)),
      ),
    );
    for (const { status } of answers) expect(status).toBe(200);
    const { rows } = await server.database.db.execute<{ sum: string; count: string }>(
      sql`select sum(rating_half_stars), count(rating_half_stars) from clicks where survey_id = ${survey.id}`,
    );
    expect(await sumOf()).toEqual([Number(rows[0]?.sum), Number(rows[0]?.count)]);
    expect(Number(rows[0]?.count)).toBe(6);
  });

  it('RS-02 needs no login, as the result does', async () => {
    const cid = await take(alice);
    expect((await rate(cid, 3)).status).toBe(200);
    expect(await clickOf(server, cid)).toMatchObject({ rating_half_stars: 6, rated_at: server.clock.now });
  });

  it('RS-02 may be given while the report is still awaited', async () => {
    const cid = await enter(server, alice, survey);
    expect((await rate(cid, 3)).status).toBe(409);
    await returnFrom(server, cid, '10');
    expect((await rate(cid, 3)).status).toBe(200);
  });

  it('SV-06 nobody rates for somebody else, or what they were not inside of', async () => {
    const cid = await take(alice);
    const stranger = await aPerson(server, await anApp(server.database.db));
    for (const as of [bob.uhash, stranger.uhash]) {
      const { status, body } = await rate(cid, 1, as);
      expect([status, body.code]).toEqual([404, 'not-found']);
    }
    expect((await rate('no-such-click', 1)).status).toBe(404);
    const only = await qualify(bob, survey);
    expect((await rate(only, 1, bob.uhash)).body.code).toBe('conflict');
    const screened = 'screened-out-by-us';
    const other = await anExchangeSurvey(server);
    await aClick(server.database.db, bob.user, other, {
      ...{ cid: screened, state: 'screen_out', ended_at: server.clock.now },
    });
    expect((await rate(screened, 1, bob.uhash)).body.code).toBe('conflict');
    expect(await sumOf()).toEqual([0, 0]);
  });

  it('ID-10 stars of test mode stay with their click', async () => {
    await changeApp(server.database.db, app, { test_mode: true });
    const cid = await take(alice);
    expect((await rate(cid, 1)).status).toBe(200);
    expect((await clickOf(server, cid)).rating_half_stars).toBe(2);
    expect(await sumOf()).toEqual([0, 0]);
  });

  it.each([
    ['no stars', undefined],
    ['0 stars', 0],
    ['5.5 stars', 5.5],
    ['a quarter', 2.25],
    ['words', '5'],
    ['less than none', -1],
    ['null', null],
  ])('AP-06 %s are 400, and nothing is stored', async (_, rating) => {
    const cid = await take(alice);
    const { status, body } = await rate(cid, rating);
    expect([status, body.code]).toEqual([400, 'bad-request']);
    expect((await clickOf(server, cid)).rating_half_stars).toBeNull();
  });

  it.each([
    ['', 5],
    ['a\0b', 5],
    ['x'.repeat(129), 5],
    [7, 5],
    [undefined, 5],
  ])('AP-06 the click %j is 400', async (cid, rating) => {
    expect((await rate(cid, rating)).status).toBe(400);
  });
});
