// GET /feedback/options, POST /feedback and POST /feedback/dismiss: what somebody says about a survey that ended without
// a complete, or that they do not want to say anything.
import { type Language, languages } from '@earnwall/i18n/languages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppRecord } from '#store/publishers/apps.ts';
import { survey_feedback } from '#store/schema/survey-feedback.ts';
import { aClick } from '#testing/clicks.ts';
import { randomHash } from '#testing/random-hash.ts';
import type { SurveyRecord } from '#testing/surveys.ts';
import { listen, receivedBy } from './support/listeners.ts';
import { aPerson, type Person } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';
import {
  aScene,
  enter,
  qualify,
  report,
  reportedClick,
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

const say = (person: Person, said: Record<string, unknown> = {}) =>
  server.call('feedback/post-feedback', {
    as: person.uhash,
    body: { survey_hash: survey.hash, option: 'broken_survey', message: '', ...said },
  });
/** The person takes the survey, and it ends with that code of the supplier's. */
const take = (person: Person, code = '20') => reportedClick(server, person, survey, { code });
const kept = () =>
  server.database.db.select().from(survey_feedback).where(eq(survey_feedback.app_id, app.id));
const isWanted = async (cid: string, as?: string) => {
  const asked = { query: { cid, peek: '1' }, ...(as !== undefined && { as }) };
  return (await server.call('results/get-results', asked)).body.feedback_wanted;
};

describe('GET /feedback/options', () => {
  const optionsIn = async (language: string) => {
    const headers = { 'x-user-locale': language };
    const { body } = await server.call('feedback/get-feedback-options', { as: alice.uhash, headers });
    return body as unknown as { id: string; text: string }[];
  };

  it('FB-01 answers the four options, the one with a comment last', async () => {
    expect((await optionsIn('en')).map(({ id }) => id)).toEqual([
      'dont_like_survey',
      'asked_for_personal_info',
      'broken_survey',
      'other',
    ]);
  });

  it('FB-01 answers them in the reader’s language, in every language', async () => {
    const english = await optionsIn('en');
    for (const language of Object.keys(languages) as Language[]) {
      const said = await optionsIn(language.replace('-', '_'));
      expect(new Set(said.map(({ text }) => text)).size, language).toBe(english.length);
      if (language === 'en') continue;
      for (const [index, { text }] of said.entries()) expect(text, language).not.toBe(english[index]?.text);
    }
  });

  it('AP-01 is for users only', async () => {
    expect((await server.call('feedback/get-feedback-options')).status).toBe(401);
  });
});

describe('POST /feedback', () => {
  it('FB-01 keeps what was said with the attempt it is about, trimmed', async () => {
    const cid = await take(alice);
    expect(await isWanted(cid, alice.uhash)).toBe(true);
    const answer = await say(alice, { option: 'other', message: '  It asked for my passport.\n' });
    expect(answer).toMatchObject({ status: 200, body: { result: true } });
    expect(await kept()).toMatchObject([
      {
        ...{ user_id: alice.user.id, survey_hash: survey.hash, cid, option: 'other' },
        ...{ message: 'It asked for my passport.', created_at: server.clock.now },
      },
    ]);
    expect(await isWanted(cid, alice.uhash)).toBe(false);
  });

  it('FB-01 is said once for each attempt: the first word stays, and each answer is the same', async () => {
    await take(alice);
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four', 'five'].map((message) => say(alice, { option: 'other', message })),
    );
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { result: true }]);
    const [first, ...more] = await kept();
    expect(more).toEqual([]);
    await say(alice, { option: 'dont_like_survey', message: 'no' });
    expect(await kept()).toEqual([first]);
  });

  it('FB-01 every open tab of the user is notified, and nobody else', async () => {
    await take(alice);
    const tabs = [
      await listen(server, `feedback-${alice.uhash}`, alice.uhash),
      await listen(server, `feedback-${alice.uhash}`, alice.uhash),
    ];
    const bobs = await listen(server, `feedback-${bob.uhash}`, bob.uhash);
    await say(alice);
    for (const tab of tabs) expect(await tab.next()).toMatchObject({ event: 'feedback-received', data: {} });
    expect(await receivedBy(bobs)).toEqual([]);
    // A tab that missed it gets it with the next one.
    await say(alice);
    for (const tab of tabs) expect(await tab.next()).toMatchObject({ event: 'feedback-received' });
  });

  it.each([
    ['a screen-out', '20'],
    ['a partial complete', '11'],
    ['a full quota', '30'],
    ['a survey that was closed', '40'],
    ['bad answers', '60'],
  ])('FB-02 %s can be commented on', async (_, code) => {
    const cid = await take(alice, code);
    expect(await isWanted(cid, alice.uhash)).toBe(true);
    expect((await say(alice)).status).toBe(200);
  });

  it('FB-02 only of one’s own survey that ended without a complete', async () => {
    const refused = async (person: Person, said = {}) => {
      const { status, body } = await say(person, said);
      expect([status, body.code]).toEqual([404, 'not-found']);
    };
    // Nobody was there, or only in front of it.
    await refused(alice);
    await refused(alice, { survey_hash: randomHash() });
    await qualify(alice, survey);
    await refused(alice);
    await aClick(server.database.db, bob.user, survey, { state: 'screen_out', ended_at: server.clock.now });
    await refused(bob);
    // It is not over, or it was completed.
    const cid = await enter(server, alice, survey);
    await refused(alice);
    expect(await isWanted(cid, alice.uhash)).toBe(false);
    await report(server, cid, { code: '10' });
    await refused(alice);
    expect(await isWanted(cid, alice.uhash)).toBe(false);
    // Somebody else's.
    const carol = await aPerson(server, app);
    const hers = await take(carol);
    await refused(alice);
    await refused(bob);
    expect(await isWanted(hers)).toBe(false);
    expect(await kept()).toEqual([]);
  });

  it('FB-02 of several attempts the last one counts', async () => {
    const hour = (hours: number) => new Date(server.clock.now.getTime() - hours * 3_600_000);
    const ended = async (state: 'complete' | 'timeout', hours: number) => {
      const cid = randomHash();
      const times = { opened_at: hour(hours), started_at: hour(hours), ended_at: hour(hours - 1) };
      await aClick(server.database.db, alice.user, survey, { cid, state, ...times });
      return cid;
    };
    const first = await ended('timeout', 9);
    await say(alice);
    const second = await ended('timeout', 5);
    await say(alice);
    expect((await kept()).map(({ cid }) => cid).toSorted()).toEqual([first, second].toSorted());
    await ended('complete', 3);
    expect((await say(alice)).status).toBe(404);
  });

  it.each([
    ['no option', { option: undefined }],
    ['an unknown one', { option: 'boring' }],
    ['no message', { message: undefined }],
    ['other without a comment', { option: 'other', message: ' \n\t' }],
    ['a comment without end', { message: 'x'.repeat(2001) }],
    ['what no database keeps', { message: 'a\0b' }],
    ['no survey', { survey_hash: '' }],
    ['something more', { stars: 1 }],
  ])('AP-06 %s is 400, and nothing is stored', async (_, said) => {
    await take(alice);
    const { status, body } = await say(alice, said);
    expect([status, body.code]).toEqual([400, 'bad-request']);
    expect(await kept()).toEqual([]);
  });

  it('AP-01 is for users only', async () => {
    const body = { survey_hash: survey.hash, option: 'broken_survey', message: '' };
    expect((await server.call('feedback/post-feedback', { body })).status).toBe(401);
  });
});

describe('POST /feedback/dismiss', () => {
  const dismiss = (person: Person, cid: string) =>
    server.call('feedback/post-feedback-dismiss', { as: person.uhash, body: { cid } });
  /** A click of the person's that ended so many hours ago. */
  const ended = async (person: Person, hours: number) => {
    const cid = randomHash();
    const at = new Date(server.clock.now.getTime() - hours * 3_600_000);
    const times = { opened_at: at, started_at: at, ended_at: at };
    await aClick(server.database.db, person.user, survey, { cid, state: 'screen_out', ...times });
    return cid;
  };

  it('FB-02 nobody is asked again about that attempt and older ones, on no device; about a later one they are', async () => {
    const [older, closed, later] = [await ended(alice, 9), await ended(alice, 5), await ended(alice, 1)];
    const others = await ended(bob, 9);
    for (const _ of ['once', 'and again']) {
      expect(await dismiss(alice, closed)).toMatchObject({ status: 200, body: { result: true } });
    }
    expect(await isWanted(older, alice.uhash)).toBe(false);
    expect(await isWanted(closed, alice.uhash)).toBe(false);
    expect(await isWanted(later, alice.uhash)).toBe(true);
    expect(await isWanted(others, bob.uhash)).toBe(true);
    expect(await kept()).toEqual([]);
  });

  it('FB-01 RL-01 the popup closes in every open tab of the user, and in nobody else’s', async () => {
    const cid = await ended(alice, 1);
    const tab = await listen(server, `feedback-${alice.uhash}`, alice.uhash);
    const bobs = await listen(server, `feedback-${bob.uhash}`, bob.uhash);
    await dismiss(alice, cid);
    expect(await tab.next()).toMatchObject({ event: 'feedback-received', data: {} });
    expect(await receivedBy(bobs)).toEqual([]);
  });

  it('FB-02 an attempt of somebody else, one that is not over, and none at all are 404', async () => {
    const open = await enter(server, alice, survey);
    for (const cid of [await ended(bob, 1), open, randomHash()]) {
      expect(await dismiss(alice, cid)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    // It ends after all, and is asked about.
    await report(server, open, { code: '20' });
    expect(await isWanted(open, alice.uhash)).toBe(true);
  });

  it('AP-01 is for users only', async () => {
    const body = { cid: await ended(alice, 1) };
    expect((await server.call('feedback/post-feedback-dismiss', { body })).status).toBe(401);
  });
});
