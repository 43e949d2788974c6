// The inventory over HTTP: lists, filters, what operators set, and that suppliers' lists leave it alone.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeOffers, type SuppliedOffer, saveOffers } from '#store/offers/offer-catalogue.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { offers } from '#store/schema/offers.ts';
import { survey_feedback } from '#store/schema/survey-feedback.ts';
import { survey_quotas, surveys } from '#store/schema/surveys.ts';
import { closeSurveys, type SuppliedSurvey, saveSurveys } from '#store/surveys/inventory.ts';
import { aClick } from '#testing/clicks.ts';
import { anOpenedOffer } from '#testing/offer-clicks.ts';
import { aNetwork, anOffer, quietNetwork } from '#testing/offers.ts';
import { changeUser } from '#testing/people.ts';
import { aQuestion } from '#testing/questions.ts';
import { aSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { hours, noon } from './support/clock.ts';
import { makeWorld, type World } from './support/console-samples.ts';
import { makeTeam, type Team, type TeamMember } from './support/console-team.ts';
import { listedIn } from './support/listed.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';

type Surveys = ConsoleAnswerOf<'console/inventory/get-inventory-surveys'>;
type Offers = ConsoleAnswerOf<'console/inventory/get-inventory-offers'>;

let server: TestServer;
let own: World;
let other: World;
let team: Team;
const on = () => server.database.db;

beforeAll(async () => {
  server = await startServer();
  own = await makeWorld(on(), 'ours');
  other = await makeWorld(on(), 'theirs');
  team = await makeTeam(on(), own, other, noon);
  for (const { user } of [own, other]) await changeUser(on(), user, { country: 'IT' });
  await aNetwork(on(), { id: quietNetwork, name: 'A network' });
});
afterAll(() => server.stop());

async function ask<N extends ConsoleCallName>(
  who: TeamMember,
  name: N,
  asked: { query?: Record<string, string>; params?: Record<string, string>; body?: unknown } = {},
): Promise<ConsoleAnswerOf<N>> {
  const { status, body } = await server.operate(name, { headers: { ...team[who].headers }, ...asked });
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as ConsoleAnswerOf<N>;
}
const list = (who: TeamMember, query: Record<string, string>) =>
  ask(who, 'console/inventory/get-inventory-surveys', { query });
const hashes = async (query: Record<string, string>, who: TeamMember = 'dana') =>
  (await list(who, query)).surveys.map(({ hash }) => hash);
const change = (changes: unknown[]) =>
  ask('dana', 'console/inventory/put-inventory-surveys', { body: { changes } });
const csvOf = async (who: TeamMember, path: string) => {
  const response = await fetch(`${server.url}/api/console${path}`, { headers: { ...team[who].headers } });
  return (await response.text()).trim().split(/\r?\n/);
};

describe('CO-02 the list of surveys', () => {
  let one: SurveyRecord;
  beforeAll(async () => {
    one = await aSurvey(on(), {
      ...{ country: 'IT', language: 'it', rank: 3, payout_micros: 1_000_000n, topic: 'food', hot: true },
      ...{ supplier_ref: 'REF-77', rating_half_stars: 18, rating_count: 2, devices: ['mobile'] },
      ...{ conversion: 0.42, said_entrants: 310, said_completes: 130 },
    });
    await aSurvey(on(), { country: 'IT', rank: 1, payout_micros: 3_000_000n, featured: true });
    await aSurvey(on(), { country: 'IT', rank: 2, status: 'paused' });
    await aSurvey(on(), { country: 'IT', rank: 4, status: 'closed' });
    await on()
      .insert(survey_quotas)
      .values([7, 5].map((remaining) => ({ survey_id: one.id, supplier_ref: `${remaining}`, remaining })));
    const at = { opened_at: hours(-30), started_at: hours(-30), ended_at: hours(-29) };
    const done = { ...at, state: 'complete' as const, credited: 500n };
    await aClick(on(), own.user, one, done);
    await aClick(on(), own.user, one, { ...at, state: 'screen_out' });
    await aClick(on(), other.user, one, { opened_at: hours(-3) });
    await aClick(on(), other.user, one, { ...at, opened_at: hours(-8 * 24), state: 'complete' });
    await aClick(on(), other.user, one, { ...done, test_mode: true, opened_at: hours(-2) });
    await on()
      .insert(survey_feedback)
      .values({
        ...{ app_id: own.app.id, user_id: own.user.id, survey_hash: one.hash, option: 'too_long' },
        created_at: hours(-40),
      });
  });

  it('has figures of seven days; publishers see their own, and rewards in place of payouts', async () => {
    const seen = async (who: TeamMember, query: Record<string, string> = {}) => {
      const { surveys: rows, currency } = await list(who, { country: 'IT', ...query });
      return { ...rows.find(({ hash }) => hash === one.hash), currency };
    };
    expect(await seen('dana')).toMatchObject({
      ...{ supplier: { name: 'A supplier' }, supplier_ref: 'REF-77', payout_micros: 1_000_000, reward: null },
      ...{ clicks: 3, starts: 2, completes: 1, conversion: 0.5, epc_micros: 333_333, currency: null },
      ...{ rating: 4.5, rating_count: 2, quota_left: 12, rank: 3, placed_rank: null, hot: true },
      said: { conversion: 0.42, entrants: 310, completes: 130, out_seconds: null },
    });
    expect(await seen('olive')).toMatchObject({
      said: null,
      ...{ supplier_ref: null, payout_micros: null, epc_micros: null, reward: 500, reward_per_click: 250 },
      ...{ clicks: 2, starts: 2, completes: 1, conversion: 0.5, currency: { name: 'Coins', decimals: 0 } },
    });
    expect(await seen('otto')).toMatchObject({ clicks: 1, starts: 0, completes: 0, conversion: null });
    expect(await seen('dana', { app: own.app.id })).toMatchObject({ clicks: 2, reward: 500 });
  });

  it.each([
    [{}, 3],
    [{ status: 'open' }, 2],
    [{ status: 'paused' }, 1],
    [{ status: 'closed' }, 1],
    [{ hot: '1' }, 1],
    [{ featured: '1' }, 1],
    [{ device: 'desktop' }, 2],
    [{ search: 'ref-7' }, 1],
    [{ search: 'food' }, 1],
    [{ search: '%' }, 0],
    [{ supplier: 'nobody' }, 0],
  ])('filters by %j', async (query: Record<string, string>, count) => {
    expect(await hashes({ country: 'IT', ...query })).toHaveLength(count);
  });

  it('a supplier’s own name of a survey finds nothing for publishers', async () => {
    expect(await hashes({ country: 'IT', search: 'REF-77' }, 'olive')).toEqual([]);
  });

  it('sorts both ways', async () => {
    const ranked = await hashes({ country: 'IT' });
    expect(await hashes({ country: 'IT', order: 'desc' })).toEqual(ranked.toReversed());
    const payouts = (await list('dana', { country: 'IT', sort: 'payout' })).surveys.map(
      (row) => row.payout_micros,
    );
    expect(payouts).toEqual([3_000_000, 1_000_000, 1_000_000]);
    for (const sort of ['conversion', 'epc', 'starts', 'rating']) {
      expect((await hashes({ country: 'IT', sort }))[0]).toBe(one.hash);
      expect((await hashes({ country: 'IT', sort, order: 'asc' })).at(-1)).toBe(one.hash);
    }
  });

  it('pages by keyset, whatever it is sorted by, and the file has all of it', async () => {
    for (let index = 0; index < 120; index += 1) {
      await aSurvey(on(), { country: 'GR', rank: index % 7, payout_micros: BigInt(1_000 * (index % 5)) });
    }
    for (const sort of ['rank', 'payout', 'epc']) {
      const seen: string[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const page: Surveys = await list('dana', { country: 'GR', sort, ...(after && { after }) });
        seen.push(...page.surveys.map(({ hash }) => hash));
        after = page.next;
      }
      expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 120, 120]);
      const file = await csvOf('dana', `/inventory/surveys?country=GR&sort=${sort}&format=csv`);
      // A hash may begin with what spreadsheets take for a formula, and is marked as text then.
      const named = file.slice(1).map((line) => line.split(',')[0]?.replace(/^["']+|"$/g, ''));
      expect(named).toEqual(seen);
    }
    const head = async (who: TeamMember) => (await csvOf(who, '/inventory/surveys?country=GR&format=csv'))[0];
    expect(await head('dana')).toContain('payout_micros');
    expect(await head('ana')).not.toMatch(/payout|earnings|supplier_ref/);
  });

  it('the drawer has the targeting in words, outcomes and feedback', async () => {
    await aQuestion(on(), { id: 'boat', text: 'Do you own a boat?', options: ['yes'] });
    await on()
      .update(surveys)
      .set({
        targeting: { min_age: 18, genders: ['female'], clauses: [{ question: 'boat', answers: ['yes'] }] },
      })
      .where(eq(surveys.id, one.id));
    const params = { survey: one.hash };
    const { details } = await ask('dana', 'console/inventory/get-inventory-surveys-id', { params });
    expect(details.targeting).toEqual([
      'Women aged 18 or older in Italy',
      'Mobile only',
      'In Italian',
      '“Do you own a boat?”: yes',
    ]);
    expect(details.quotas.map(({ says }) => says)).toEqual(['Everybody: 7 left', 'Everybody: 5 left']);
    expect(details.outcomes).toEqual([
      { outcome: 'complete', clicks: 1 },
      { outcome: 'opened', clicks: 1 },
      { outcome: 'screen_out', clicks: 1 },
    ]);
    expect(details.days.map(({ day, clicks }) => [day, clicks])).toEqual([
      ['2026-03-09', 2],
      ['2026-03-10', 1],
    ]);
    expect(details.feedback).toEqual([{ option: 'too_long', count: 1 }]);
    const theirs = await ask('otto', 'console/inventory/get-inventory-surveys-id', { params });
    expect(theirs.details).toMatchObject({ outcomes: [{ outcome: 'opened', clicks: 1 }], feedback: [] });
  });
});

const supplied = (supplier_ref: string, given: Partial<SuppliedSurvey> = {}): SuppliedSurvey => ({
  ...{ supplier_ref, hash: `hash-${supplier_ref}`, country: 'DE', language: 'de', devices: ['desktop'] },
  ...{ topic: null, loi_seconds: 300, payout_micros: 500_000n, rank: 5_000 },
  ...{ conversion: null, said_entrants: null, said_completes: null, said_out_seconds: null },
  ...{
    targeting: { clauses: [] },
    quota_rule: 'none_full',
    entry_link: null,
    exclusions: null,
    invited: null,
  },
  quotas: [],
  ...given,
});

describe('CO-02 what operators set about surveys', () => {
  const hash = (ref: string) => `hash-${ref}`;
  const sync = (...rows: SuppliedSurvey[]) =>
    server.database.transaction((tx) => saveSurveys(tx, 'a-supplier', rows, noon));
  const panel = async (at: TestServer = server) => {
    const { body } = await at.call('surveys/get-surveys', {
      as: own.user.uhash,
      headers: { 'x-forwarded-for': '91.0.0.1' },
    });
    return listedIn<{ hash: string; hot: boolean; feature: boolean }>(body);
  };
  const order = async () => (await panel()).map((tile) => tile.hash);

  beforeAll(async () => {
    await changeUser(on(), own.user, { country: 'DE' });
    await aSurvey(on(), { country: 'GB' });
    await sync(...['a', 'b', 'c'].map((ref, at) => supplied(ref, { rank: 5_000 + at })));
  });

  it('pause, hot, featured and place show in panels of every node, and survive the supplier’s next list', async () => {
    expect(await order()).toEqual(['a', 'b', 'c'].map(hash));
    const { surveys: changed } = await change([
      { survey: hash('a'), paused: true },
      { survey: hash('c'), hot: true, featured: true, rank: 'top' },
    ]);
    expect(changed.map(({ before, after }) => [before.rank, after.rank, after.paused])).toEqual([
      [null, null, true],
      [null, 500, false],
    ]);
    const isAsSet = [
      expect.objectContaining({ hash: hash('c'), hot: true, feature: true, order: 1 }),
      expect.objectContaining({ hash: hash('b') }),
    ];
    expect(await panel()).toEqual(isAsSet);
    const node = await joinServer(server);
    expect(await panel(node)).toEqual(isAsSet);
    await node.stop();

    await sync(...['a', 'b', 'c'].map((ref) => supplied(ref, { rank: 7_000, payout_micros: 600_000n })));
    expect((await panel()).map((tile) => tile.hash)).toEqual(['c', 'b'].map(hash));
    // Withdrawn and listed again, it is as paused as before.
    await server.database.transaction((tx) => closeSurveys(tx, 'a-supplier', ['a', 'b'], noon));
    expect(await order()).toEqual([hash('c')]);
    await sync(supplied('a'), supplied('b'));
    expect(await order()).toEqual(['c', 'b'].map(hash));

    await change(changed.map(({ survey, before }) => ({ survey, ...before })));
    expect(await panel()).toEqual(
      expect.arrayContaining([expect.objectContaining({ hash: hash('c'), hot: false, feature: false })]),
    );
    expect((await order()).toSorted()).toEqual(['a', 'b', 'c'].map(hash));
  });

  it('what its supplier withdrew while it was paused is closed once it is resumed', async () => {
    await sync(supplied('d'));
    await change([{ survey: hash('d'), paused: true }]);
    await server.database.transaction((tx) => closeSurveys(tx, 'a-supplier', ['d'], noon));
    await change([{ survey: hash('d'), paused: false }]);
    const [stored] = await on()
      .select()
      .from(surveys)
      .where(eq(surveys.hash, hash('d')));
    expect(stored?.status).toBe('closed');
  });

  it('many go to the top in their order, all or none, each with its line in the audit', async () => {
    await change([hash('c'), hash('b'), hash('a')].map((survey) => ({ survey, rank: 'top' })));
    expect(await order()).toEqual(['c', 'b', 'a'].map(hash));
    const what = `survey ${hash('b')} placed at`;
    const events = await on().select().from(audit_events);
    const found = events.filter((event) => event.what.startsWith(what));
    expect(found.map(({ by, kind, publisher_id }) => [by, kind, publisher_id])).toEqual([
      ['dana', 'change', null],
    ]);
    expect(found[0]?.changes).toEqual([{ field: 'rank', old: null, new: expect.any(Number) }]);

    const body = {
      changes: [
        { survey: hash('a'), paused: true },
        { survey: 'unknown', paused: true },
      ],
    };
    const name = 'console/inventory/put-inventory-surveys';
    expect((await server.operate(name, { headers: { ...team.dana.headers }, body })).status).toBe(404);
    expect(await order()).toContain(hash('a'));
    for (const who of ['sam', 'olive', 'dev', 'ana'] as const) {
      expect((await server.operate(name, { headers: { ...team[who].headers }, body })).status).toBe(403);
    }
  });

  it('a change that changes nothing is not in the audit', async () => {
    const count = async () => (await on().select().from(audit_events)).length;
    const before = await count();
    await change([{ survey: hash('a'), paused: false, hot: false }]);
    expect(await count()).toBe(before);
  });
});

describe('CO-02 offers', () => {
  const rows = (who: TeamMember, query: Record<string, string> = {}): Promise<Offers> =>
    ask(who, 'console/inventory/get-inventory-offers', { query });
  const set = (changes: unknown[]) =>
    ask('dana', 'console/inventory/put-inventory-offers', { body: { changes } });
  const given: SuppliedOffer = {
    ...{
      id: 'offer-fed',
      network_ref: 'fed',
      name: 'Harbour',
      title: 'Harbour',
      icon_url: null,
      image_url: null,
    },
    ...{
      platforms: ['ios'],
      countries: ['US'],
      description: '',
      steps: '',
      translations: {},
      category: 'game',
    },
    ...{ popularity: 1, active_earners: 1, rank: 2_000, time_limit_minutes: null, link: null, rewards: [] },
  };
  const sync = (rank: number) =>
    server.database.transaction((tx) => saveOffers(tx, quietNetwork, [{ ...given, rank }], noon));

  beforeAll(async () => {
    const quiet = { network_id: quietNetwork };
    const game = await anOffer(on(), { ...quiet, id: 'offer-game', name: 'Castle', rank: 1_500 }, [{}, {}]);
    await anOffer(on(), {
      ...quiet,
      id: 'offer-shop',
      name: 'Shop',
      category: 'other',
      platforms: ['desktop'],
    });
    const reached = { reached_at: hours(-1), event_count: 1, payout_micros: 100_000n, paid_micros: 100_000n };
    await anOpenedOffer(on(), own.user, game, [reached], {
      ...{ opened_at: hours(-5), finished_at: hours(-1) },
    });
    await anOpenedOffer(on(), other.user, game, [], { opened_at: hours(-5) });
    await sync(2_000);
  });

  it('are listed with rewards, milestones and figures; payouts are for operators', async () => {
    const of = async (who: TeamMember) => (await rows(who, { search: 'castle' })).offers;
    expect(await of('dana')).toMatchObject([
      {
        id: 'offer-game',
        milestones: 2,
        payout_micros: 200_000,
        reward: null,
        starts: 2,
        finished: 1,
        conversion: 0.5,
        epc_micros: 50_000,
      },
    ]);
    expect(await of('ana')).toMatchObject([
      { payout_micros: null, epc_micros: null, reward: 100, starts: 1, finished: 1 },
    ]);
    const only = async (query: Record<string, string>) =>
      (await rows('dana', query)).offers.map(({ id }) => id);
    expect(await only({ category: 'other' })).toEqual(['offer-shop']);
    expect(await only({ platform: 'desktop' })).toEqual(['offer-shop']);
    expect(await only({ country: 'DE' })).not.toContain('offer-fed');
    expect((await only({ sort: 'conversion' }))[0]).toBe('offer-game');
    expect((await only({ sort: 'epc' }))[0]).toBe('offer-game');
    expect((await only({ sort: 'epc', order: 'asc' })).at(-1)).toBe('offer-game');
    const behindIt = await only({ sort: 'epc', after: 'offer-game' });
    expect(behindIt).toEqual((await only({ sort: 'epc' })).slice(1));
    expect(await csvOf('ana', '/inventory/offers?format=csv&category=other')).toHaveLength(2);
  });

  it('the drawer has milestones and who reached them', async () => {
    const { details } = await ask('olive', 'console/inventory/get-inventory-offers-id', {
      params: { offer: 'offer-game' },
    });
    expect(details.milestones).toMatchObject([
      { name: 'Reach level 1', reward: 50, payout_micros: null, reached: 1 },
      { name: 'Reach level 2', reward: 50, payout_micros: null, reached: 0 },
    ]);
    expect(details).toMatchObject({
      network_ref: null,
      days: [{ day: '2026-03-10', starts: 1, finished: 1 }],
    });
  });

  it('pause, featured and place survive the network’s next catalogue', async () => {
    const { offers: changed } = await set([{ offer: 'offer-fed', paused: true, featured: true, rank: 7 }]);
    await sync(3_000);
    await server.database.transaction((tx) => closeOffers(tx, quietNetwork, ['fed'], noon));
    await sync(3_100);
    const stored = async () => {
      const [offer] = await on().select().from(offers).where(eq(offers.id, 'offer-fed'));
      return {
        status: offer?.status,
        featured: offer?.featured,
        placed: offer?.placed_rank,
        rank: offer?.rank,
      };
    };
    expect(await stored()).toEqual({ status: 'paused', featured: true, placed: 7, rank: 3_100 });
    await set(changed.map(({ offer, before }) => ({ offer, ...before })));
    expect(await stored()).toEqual({ status: 'open', featured: false, placed: null, rank: 3_100 });
    const events = (await on().select().from(audit_events)).filter(({ what }) => what.includes('offer-fed'));
    expect(events.map(({ what }) => what)).toEqual([
      'offer offer-fed paused, made featured and placed at 7',
      'offer offer-fed resumed, no longer featured and placed by its own rank',
    ]);
  });
});
