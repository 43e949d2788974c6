// Entry links that a supplier makes on request, for a survey or for each click: what is slow or fails there stays there.
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { SupplierUnavailable } from '#ports/feed.ts';
import type { FetchedLink, Supplier } from '#ports/supplier.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { surveys } from '#store/schema/surveys.ts';
import { anApp } from '#testing/apps.ts';
import { aSurvey, changeSurvey, type SurveyRecord } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { aPerson, type Person } from './support/qualification.ts';
import { joinServer, startServer, type TestServer } from './support/server.ts';
import { clickOf, go, qualify } from './support/survey-clicks.ts';
import { storeSuppliers, tellingHost, tellingSupplier, toldIn } from './support/telling-supplier.ts';

type Asked = Parameters<FetchedLink['fetch']>;

/** What both suppliers answer; each test may say otherwise. */
let makeLink: (...asked: Asked) => Promise<string>;
let asked: Asked[0][];
const numbered = async () => `https://${tellingHost}/made/${asked.length}`;
const fetchLink = (per: FetchedLink['per']): FetchedLink => ({
  per,
  fetch: (click, signal) => {
    asked.push(click);
    return makeLink(click, signal);
  },
});
const perSurvey = tellingSupplier('makes-links-of-surveys', { fetchLink: fetchLink('survey') });
const perClick = tellingSupplier('makes-links-of-clicks', { fetchLink: fetchLink('click') });
const known = new Map<string, Supplier>([perSurvey, perClick].map((supplier) => [supplier.id, supplier]));
const page = { headers: { accept: 'text/html' } };
/** Fewer than wait for the supplier below. */
const config = readConfig({ TRUST_PROXY: 'loopback', REQUESTS_AT_ONCE: '10' });

let server: TestServer;
let app: AppRecord;
let alice: Person;
beforeAll(async () => {
  server = await startServer({ suppliers: known, config });
  await storeSuppliers(server, [...known.values()]);
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  asked = [];
  makeLink = numbered;
  app = await anApp(server.database.db, { requires_security_hash: false });
  alice = await aPerson(server, app);
});
afterEach(() => server.database.db.update(surveys).set({ status: 'closed' }));

const surveyOf = ({ id }: Supplier): Promise<SurveyRecord> =>
  aSurvey(server.database.db, { supplier_id: id });
const storedLink = async ({ id }: SurveyRecord) => {
  const [row] = await server.database.db.select().from(surveys).where(eq(surveys.id, id));
  return row?.entry_link;
};
function aGate(): [Promise<void>, () => void] {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [opened, open];
}
const isWaiting = async (cid: string) => {
  const { status, headers, body } = await go(server, cid, page);
  expect(status).toBe(503);
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('refresh')).not.toBeNull();
  expect(body).not.toContain('Error');
  expect(await clickOf(server, cid)).toMatchObject({ state: 'opened', started_at: null });
};

describe('a link for each survey', () => {
  it('SV-06 is asked for once, stored with the survey, and leads everybody in', async () => {
    const survey = await surveyOf(perSurvey);
    const cid = await qualify(alice, survey);
    const first = toldIn((await go(server, cid)).location);
    expect(first).toMatchObject({ cid, link: `https://${tellingHost}/made/1`, country: 'US' });
    expect(asked).toMatchObject([{ cid, surveyRef: survey.supplier_ref, person: first.person }]);
    expect(await storedLink(survey)).toBe(first.link);
    expect(await clickOf(server, cid)).toMatchObject({ state: 'started', started_at: noon });

    const bob = await aPerson(server, app);
    const second = await go(server, await qualify(bob, survey));
    expect(toldIn(second.location).link).toBe(first.link);
    expect(asked).toHaveLength(1);
  });

  it('SV-06 two nodes that ask at once lead to the same one', async () => {
    const other = await joinServer(server, { suppliers: known });
    const survey = await surveyOf(perSurvey);
    const bob = await aPerson(server, app);
    const cids = [await qualify(alice, survey), await qualify(bob, survey)] as const;
    const [both, open] = aGate();
    makeLink = async () => {
      const link = await numbered();
      if (asked.length === 2) open();
      await both;
      return link;
    };
    const [first, second] = await Promise.all([go(server, cids[0]), go(other, cids[1])]);
    expect(asked).toHaveLength(2);
    const stored = await storedLink(survey);
    expect(stored).toMatch(/made\/[12]$/);
    expect([toldIn(first.location).link, toldIn(second.location).link]).toEqual([stored, stored]);
    await other.stop();
  });
});

describe('a link for each click', () => {
  it('SV-06 is made for each person, and again for whoever enters again', async () => {
    const survey = await surveyOf(perClick);
    const bob = await aPerson(server, app);
    const [ours, bobs] = [await qualify(alice, survey), await qualify(bob, survey)];
    const links: (string | null)[] = [];
    for (const cid of [ours, bobs, ours]) links.push(toldIn((await go(server, cid)).location).link);
    expect(links).toEqual([1, 2, 3].map((number) => `https://${tellingHost}/made/${number}`));
    expect(asked.map(({ cid }) => cid)).toEqual([ours, bobs, ours]);
    expect(asked[0]?.person).toBe(asked[2]?.person);
    expect(asked[0]?.person).not.toBe(asked[1]?.person);
    expect(await storedLink(survey)).toBeNull();
    expect(await clickOf(server, ours)).toMatchObject({ duplicated_at: noon });
  });

  it('SV-06 is not asked for by somebody who may not enter', async () => {
    const survey = await surveyOf(perClick);
    const cid = await qualify(alice, survey);
    await changeSurvey(server.database.db, survey, { status: 'closed' });
    expect((await go(server, cid)).location).toContain('/result');
    expect(asked).toEqual([]);
  });

  it('SV-06 a survey that closes meanwhile is not entered', async () => {
    const survey = await surveyOf(perClick);
    const cid = await qualify(alice, survey);
    makeLink = async () => {
      await changeSurvey(server.database.db, survey, { status: 'closed' });
      return numbered();
    };
    expect((await go(server, cid)).location).toContain('/result');
    expect(await clickOf(server, cid)).toMatchObject({ state: 'closed', started_at: null });
  });
});

describe('a supplier that makes no link', () => {
  it.each<[string, () => Promise<string>]>([
    ['is down', () => Promise.reject(new SupplierUnavailable('No answer'))],
    ['fails in a way of its own', () => Promise.reject(new TypeError('fetch failed'))],
    ['makes one to a host that is not its own', async () => 'https://elsewhere.test/made'],
    ['makes one that is no address', async () => 'made'],
  ])('OP-03 and %s starts nothing, and the browser tries again', async (_, failing) => {
    for (const supplier of known.values()) {
      const survey = await surveyOf(supplier);
      const cid = await qualify(alice, survey);
      makeLink = failing;
      await isWaiting(cid);
      expect(await storedLink(survey)).toBeNull();

      makeLink = numbered;
      expect(toldIn((await go(server, cid, page)).location).cid).toBe(cid);
      expect(await clickOf(server, cid)).toMatchObject({ state: 'started', duplicated_at: null });
    }
  });

  it('OP-03 and is silent is given up after five seconds', async () => {
    const cid = await qualify(alice, await surveyOf(perClick));
    makeLink = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const began = performance.now();
    await isWaiting(cid);
    expect(performance.now() - began).toBeGreaterThan(4_900);
    expect(performance.now() - began).toBeLessThan(9_000);
  }, 15_000);

  it('OP-04 and is slow keeps nobody else waiting, neither for a place nor for a connection', async () => {
    const survey = await surveyOf(perClick);
    const people = await Promise.all(Array.from({ length: 40 }, () => aPerson(server, app)));
    const cids: string[] = [];
    for (const person of people) cids.push(await qualify(person, survey));
    const [released, release] = aGate();
    const entered: Promise<{ status: number }>[] = [];
    for (const cid of cids) {
      const reached = new Promise<void>((resolve) => {
        makeLink = async () => {
          const link = await numbered();
          resolve();
          await released;
          return link;
        };
      });
      entered.push(go(server, cid));
      await reached;
    }
    const other = await qualify(alice, await surveyOf(perSurvey));
    const { status } = await server.call('app/get-app', { as: alice.uhash });
    expect(status).toBe(200);
    makeLink = numbered;
    expect((await go(server, other)).status).toBe(302);
    release();
    for (const one of entered) expect((await one).status).toBe(302);
  });
});
