// That answers were changed is noted as keyed digests, for half a year, and belongs to the person (decision 0137).
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetAnswerChangesJob } from '#jobs/forget-answer-changes.ts';
import { createLog } from '#request/log.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { answer_changes } from '#store/schema/answer-changes.ts';
import { anApiKey } from '#testing/api-keys.ts';
import { anApp } from '#testing/apps.ts';
import { anAnswer } from '#testing/questions.ts';
import { aSurvey } from '#testing/surveys.ts';
import { aPerson, type Person } from './support/qualification.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let app: AppRecord;
let bob: Person;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  app = await anApp(server.database.db);
  bob = await aPerson(server, app, 'bob');
});

const changesOf = ({ user }: Person) =>
  server.database.db
    .select()
    .from(answer_changes)
    .where(and(eq(answer_changes.app_id, user.app_id), eq(answer_changes.user_id, user.id)))
    .orderBy(answer_changes.id);
const answers = async (question: string, given: string[], { uhash: as }: Person = bob) =>
  expect(
    (
      await server.call('profile/put-profile-question', {
        as,
        params: { question },
        body: { answers: given },
      })
    ).status,
  ).toBe(200);
const daysAgo = (days: number) => new Date(server.clock.now.getTime() - days * 86_400_000);

describe('SV-03 a changed answer', () => {
  it('is noted when it is another one, and not when it is the first or the same', async () => {
    await answers('gender', ['female']);
    await answers('gender', ['female']);
    expect(await changesOf(bob)).toEqual([]);
    await answers('gender', ['male']);
    await answers('gender', ['female']);
    const [there, back, ...others] = await changesOf(bob);
    expect(others).toEqual([]);
    expect(there).toMatchObject({ question_id: 'gender', at: server.clock.now });
    expect(there?.before_digest).not.toBe(there?.after_digest);
    expect([back?.before_digest, back?.after_digest]).toEqual([there?.after_digest, there?.before_digest]);
  });

  it('is noted by a qualification, too, where the answer of before had become old', async () => {
    const { db } = server.database;
    await anAnswer(db, bob.user, { id: 'pets' }, ['dog', 'cat'], new Date('2020-01-01'));
    const survey = await aSurvey(db, { targeting: { clauses: [{ question: 'pets', answers: ['dog'] }] } });
    await bob.begin(survey);
    await bob.answer(survey, 'pets', ['dog']);
    expect(await changesOf(bob)).toMatchObject([{ question_id: 'pets', at: server.clock.now }]);
  });

  it('is noted by a review', async () => {
    await anAnswer(server.database.db, bob.user, { id: 'gender' }, ['female'], daysAgo(3));
    const body = { question: 'gender', answers: ['male'] };
    await server.call('profile/put-profiling-review', { as: bob.uhash, body });
    expect(await changesOf(bob)).toMatchObject([{ question_id: 'gender' }]);
  });

  it('says nothing to whoever reads the table: neither what was answered nor who else answered so', async () => {
    const eve = await aPerson(server, app, 'eve');
    for (const person of [bob, eve]) {
      await answers('gender', ['female'], person);
      await answers('gender', ['male'], person);
    }
    const digests = [...(await changesOf(bob)), ...(await changesOf(eve))].flatMap(
      ({ before_digest, after_digest }) => [before_digest, after_digest],
    );
    expect(new Set(digests).size).toBe(4);
    for (const digest of digests) expect(digest).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('goes with the answer that its owner deletes', async () => {
    for (const given of ['female', 'male']) await answers('gender', [given]);
    await answers('education', ['bachelor']);
    await answers('education', ['master']);
    await server.call('profile/delete-profile-question', { as: bob.uhash, params: { question: 'gender' } });
    expect(await changesOf(bob)).toMatchObject([{ question_id: 'education' }]);
    await server.call('profile/delete-profile', { as: bob.uhash });
    expect(await changesOf(bob)).toEqual([]);
  });

  it('PB-04 is in the export without its digests, and is erased with the person', async () => {
    const key = await anApiKey(server.database.db, app);
    for (const given of ['female', 'male']) await answers('gender', [given]);
    const asked = { as: key, params: { user_id: 'bob' } };
    const { body } = await server.publish('publisher/users/get-user-export', asked);
    const { answer_changes: told } = body.data as Record<string, unknown[]>;
    expect(told).toEqual([{ question_id: 'gender', at: expect.any(String) }]);
    await server.publish('publisher/users/post-user-erasure', asked);
    expect(await changesOf(bob)).toEqual([]);
  });

  it('is forgotten after 180 days', async () => {
    const { database, clock } = server;
    for (const given of ['female', 'male', 'female']) await answers('gender', [given]);
    const [old] = await changesOf(bob);
    const is = (id: number) => eq(answer_changes.id, id);
    await database.db
      .update(answer_changes)
      .set({ at: daysAgo(181) })
      .where(is(old?.id ?? 0));
    const job = forgetAnswerChangesJob({ database, now: () => clock.now, log: createLog('silent') });
    await job.run(new AbortController().signal);
    expect(await changesOf(bob)).toMatchObject([{ before_digest: old?.after_digest }]);
  });
});
