// The server takes whatever an address says beside who comes, on the page and in its calls (ID-05, decision 0068).
import type { FirstPaint } from '@earnwall/contract/first-paint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oddAddresses } from '#testing/odd-addresses.ts';
import { postbacksIn } from '#testing/postbacks.ts';
import type { SurveyRecord } from '#testing/surveys.ts';
import type { Person } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';
import { anExchangeSurvey, aScene, enter, report, startSupplierServer } from './support/survey-clicks.ts';

let server: TestServer;
let alice: Person;
let survey: SurveyRecord;
beforeAll(async () => {
  server = await startSupplierServer();
  ({ alice, survey } = await aScene(server));
});
afterAll(() => server.stop());

async function paintOf(query: string): Promise<FirstPaint> {
  await server.inventory.catchUp();
  const answer = await fetch(`${server.url}/?uh=${alice.uhash}&${query}`, {
    headers: { accept: 'text/html' },
  });
  const [, json = ''] = /<script[^>]*>(.*)<\/script>/s.exec(await answer.text()) ?? [];
  return JSON.parse(json) as FirstPaint;
}

/** The query goes as it is: no client of ours would send most of it. */
async function ask(path: string, query: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${server.url}/api${path}?${query}`, {
    headers: { authorization: `Bearer ${alice.uhash}`, ...headers },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

describe('ID-05 the server takes', () => {
  it.each(oddAddresses)('ID-05 %s', async (_what, query) => {
    const parameters = new URLSearchParams(query);
    const value = parameters.get('maid') ?? parameters.get('otm');
    const names = value ? ['x-ma-id', 'x-otm-pool', 'x-account-id', 'x-user-locale'] : [];
    const headers = Object.fromEntries(names.map((name) => [name, encodeURIComponent(value ?? '')]));

    const paint = await paintOf(query);
    expect(paint.failure).toBeNull();
    expect(paint.surveys).toMatchObject({ result: 'success' });
    expect(await ask('/app', query, headers)).toMatchObject({ status: 200 });
    expect(await ask('/surveys', query, headers)).toMatchObject({ status: 200 });
    const subid = Object.fromEntries([...parameters].filter(([name]) => name.startsWith('subid')));
    const begun = await alice.begin(survey, { subid });
    expect(begun).toMatchObject({ status: 200, body: { status: 'qualified' } });
  });
});

describe('ID-12 the first paint and GET /app', () => {
  it.each([
    'notification=n1&cer=2.5&cn=gems',
    'cer=1e12&cn=%20gems%20',
    'cer=0x10&cn=gems&cn=stars',
    `cn=${'x'.repeat(501)}&cer=5&cer=6`,
    'cn=a%00b&cer=&notification=%00',
    'notification=n1&iframe=true&subid-iframe=1',
  ])('ID-12 answer %s with the same metadata', async (query) => {
    const { metadata } = await paintOf(query);
    expect(await ask('/app', query)).toEqual({ status: 200, body: metadata });
  });

  it('ID-12 know either name of the currency’s name', async () => {
    const { metadata } = await paintOf('cn=%20&currency_name=gems');
    expect(metadata?.currency_name).toBe('gems');
    expect((await ask('/app', 'cn=gems')).body).toEqual(metadata);
  });
});

it('ID-05 what can be stored of the subids comes with the credit as it came with the address', async () => {
  const kept = {
    'subid[a][]': 'x',
    'subid.b': '50%25',
    subid_é: 'ü 🎁',
    'subid c': '',
    subid__proto__: '\r\n',
  };
  const dropped = { subid1: 'x'.repeat(501), subid2: '\0', subid3: '\ud800', 'subid\0': 'x', other: 'x' };
  const own = await anExchangeSurvey(server);
  await alice.begin(own, { subid: { ...dropped, ...kept } });
  await report(server, await enter(server, alice, own), { code: '10' });
  const messages = await postbacksIn(server.database.db, { id: alice.user.app_id });
  const payloads = messages.map(({ payload }) => payload as { sid: string; subid: unknown });
  expect(payloads.map(({ sid, subid }) => ({ sid, subid }))).toEqual([{ sid: own.hash, subid: kept }]);
});

it('ID-05 50 subids fill a request in any script', async () => {
  const own = await anExchangeSurvey(server);
  const subid = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`subid${index}`, '\u0001'.repeat(500)]),
  );
  expect((await alice.begin(own, { subid })).status).toBe(200);
  const [click] = (await alice.clicks()).filter(({ survey_id }) => survey_id === own.id);
  expect(click?.subid).toEqual(subid);
});
