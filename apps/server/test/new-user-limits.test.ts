// How many new users a network may bring to an app: enough for a school, too few for a flood.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { securityHash } from '#accounts/security-hash.ts';
import { readConfig } from '#config/config.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { single_survey_links } from '#store/schema/links.ts';
import { anApp } from '#testing/apps.ts';
import { usersOf } from '#testing/people.ts';
import { randomHash } from '#testing/random-hash.ts';
import { aSurvey } from '#testing/surveys.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let app: AppRecord;
let names = 0;
beforeAll(async () => {
  server = await startServer({ config });
});
afterAll(() => server.stop());
beforeEach(async () => {
  app = await anApp(server.database.db, { requires_security_hash: false });
});

const config = readConfig({ TRUST_PROXY: 'loopback', NEW_USERS_PER_MINUTE: '5' });
const burst = 10;
const from = (address: string) => ({ 'x-forwarded-for': address });
const someone = () => `someone-${names++}`;
const enter = (address: string, as = `${someone()}:${app.id}`) =>
  server.call('app/get-app', { as, headers: from(address) });
/** As many newcomers as a full bucket lets in, and their answers' statuses, each once. */
const crowd = async (count: number, come: (nth: number) => Promise<{ status: number }>) => {
  const answers = await Promise.all(Array.from({ length: count }, (_, nth) => come(nth)));
  return answers.map(({ status }) => status).sort();
};
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('ID-02 newcomers of one network', () => {
  it('ID-02 are refused when they are too many, with the time to come again', async () => {
    const known = `${someone()}:${app.id}`;
    expect((await enter('198.51.100.1', known)).status).toBe(200);
    expect(await crowd(burst + 9, () => enter('198.51.100.1'))).toEqual([
      ...times(burst - 1, 200),
      ...times(10, 429),
    ]);
    const refused = await enter('198.51.100.1');
    expect(refused.body.code).toBe('too-many-requests');
    expect(refused.headers.get('retry-after')).toBe('12');
    expect(await usersOf(server.database.db, app)).toHaveLength(burst);
    // Whoever has an account notices nothing, nor does another network or another app.
    expect((await enter('198.51.100.1', known)).status).toBe(200);
    expect((await enter('198.51.100.2')).status).toBe(200);
    const other = await anApp(server.database.db, { requires_security_hash: false });
    expect((await enter('198.51.100.1', `${someone()}:${other.id}`)).status).toBe(200);
    server.clock.forward(12_000);
    expect([(await enter('198.51.100.1')).status, (await enter('198.51.100.1')).status]).toEqual([200, 429]);
    expect(server.logged.filter((line) => line.includes('NEW_USERS_PER_MINUTE'))).toHaveLength(1);
  });

  it('ID-02 count together by any address of their IPv6 network', async () => {
    const enterFrom = (nth: number) => enter(`2001:db8:0:1::${(nth + 1).toString(16)}`);
    expect(await crowd(burst + 5, enterFrom)).toEqual([...times(burst, 200), ...times(5, 429)]);
    expect((await enter('2001:db8:0:2::1')).status).toBe(200);
  });

  it('ID-02 count whichever way they come: a page says so as well, and is a page all the same', async () => {
    expect(await crowd(burst, () => enter('198.51.100.3'))).toEqual(times(burst, 200));
    const visit = async (uuid: string) => {
      const address = `${server.url}/?app=${app.id}&uuid=${uuid}`;
      const answer = await fetch(address, { headers: { accept: 'text/html', ...from('198.51.100.3') } });
      return { status: answer.status, text: await answer.text() };
    };
    const page = await visit(someone());
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/"failure":\{"status":429,"code":"too-many-requests",[^}]*"retry_after":12\}/);
  });

  it('SS-03 who comes by a link counts too, before anything is written', async () => {
    const survey = await aSurvey(server.database.db, { country: 'AU' });
    const hash = randomHash();
    await server.database.db
      .insert(single_survey_links)
      .values({ hash, app_id: app.id, survey_id: survey.id });
    const open = () =>
      server.call('surveys/post-single-survey', {
        body: { hash, subid: {} },
        headers: from('198.51.100.4'),
      });
    expect(await crowd(burst + 2, open)).toEqual([...times(burst, 200), ...times(2, 429)]);
    expect(await usersOf(server.database.db, app)).toHaveLength(burst);
  });

  it('ID-03 are vouched for by a right security hash, so that many more may come', async () => {
    const enterSigned = () => {
      const uuid = someone();
      return enter('198.51.100.5', `${uuid}:${app.id}:${securityHash(app.secret, uuid)}`);
    };
    expect(await crowd(burst + 9, enterSigned)).toEqual(times(burst + 9, 200));
  });
});

it('AP-05 other limits count an IPv6 network as one address too', async () => {
  const report = (address: string) =>
    server.call('errors/post-errors-js', { body: { message: 'x' }, headers: from(address) });
  const answers = await crowd(8, (nth) => report(`2001:db8:0:7::${nth + 1}`));
  expect(answers).toEqual([...times(6, 200), ...times(2, 429)]);
});
