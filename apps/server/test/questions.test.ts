// The catalogue of questions on a real database: written once, and rewritten where it changed.
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { canonicalQuestions } from '#profile/questions/canonical.ts';
import { loadQuestions } from '#profile/questions/load-questions.ts';
import { profile_questions, question_options } from '#store/schema/profile.ts';
import { anApp } from '#testing/apps.ts';
import { anAnswer } from '#testing/questions.ts';
import { aPerson } from './support/qualification.ts';
import { startServer, type TestServer } from './support/server.ts';

let test: TestServer;
beforeAll(async () => {
  test = await startServer();
  await test.database.db.delete(question_options);
  await test.database.db.delete(profile_questions);
  // Nodes that start together.
  await Promise.all([1, 2, 3].map(() => loadQuestions(test.database)));
});
afterAll(() => test.stop());

/** Which transaction wrote each row: it changes with every write. */
const writers = async () => {
  const { rows } = await test.database.db.execute<{ id: string; xmin: string }>(
    sql`select id, xmin::text from profile_questions union all select question_id || ' ' || id, xmin::text from question_options order by 1`,
  );
  return rows;
};

it('SV-03 every question is there, with its options in order', async () => {
  expect(await test.database.db.$count(profile_questions)).toBe(canonicalQuestions.length);
  const pets = await test.database.db
    .select()
    .from(question_options)
    .where(eq(question_options.question_id, 'pets'))
    .orderBy(question_options.position);
  expect(pets.map(({ id }) => id)).toEqual(['dog', 'cat', 'fish', 'other', 'none']);
  expect(pets[0]).toMatchObject({ texts: { en: 'Dog' }, folded: { en: 'dog' } });
});

it('a start that changes nothing writes nothing', async () => {
  const before = await writers();
  await loadQuestions(test.database);
  expect(await writers()).toEqual(before);
});

it('what an older start has left is brought up to date: texts, new options and old ones', async () => {
  const { db } = test.database;
  await db
    .update(profile_questions)
    .set({ digest: 'older', texts: { en: 'Pets?' } })
    .where(eq(profile_questions.id, 'pets'));
  await db.delete(question_options).where(eq(question_options.id, 'fish'));
  const dragon = {
    question_id: 'pets',
    id: 'dragon',
    position: 9,
    texts: { en: 'Dragon' },
    folded: { en: 'dragon' },
  };
  await db.insert(question_options).values(dragon);
  await loadQuestions(test.database);
  const [pets] = await db.select().from(profile_questions).where(eq(profile_questions.id, 'pets'));
  expect(pets?.texts.en).toBe('Which pets live in your household?');
  const options = await db.select().from(question_options).where(eq(question_options.question_id, 'pets'));
  expect(options.map(({ id }) => id).sort()).toEqual(['cat', 'dog', 'fish', 'none', 'other']);
});

it('LO-01 whoever answered before a text was mended reads the new one, and their answer stands', async () => {
  const { db } = test.database;
  const bob = await aPerson(test, await anApp(db));
  await anAnswer(db, bob.user, { id: 'gender' }, ['female'], test.clock.now);
  const asked = { as: bob.uhash, headers: { 'x-user-locale': 'de' } };
  const shown = async () => ({
    items: (await test.call('profile/get-profiling-review', asked)).body,
    question: (
      await test.call('profile/get-profiling-review-question', { ...asked, params: { question: 'gender' } })
    ).body,
  });
  const mended = await shown();
  expect(mended.question).toMatchObject({ user_answers: ['female'] });

  const texts = { en: 'Lady', de: 'Dame' };
  await db.update(profile_questions).set({ digest: 'older' }).where(eq(profile_questions.id, 'gender'));
  await db
    .update(question_options)
    .set({ texts })
    .where(and(eq(question_options.question_id, 'gender'), eq(question_options.id, 'female')));
  expect(await shown()).toMatchObject({
    items: [{ answers: ['Dame'] }],
    question: { user_answers: ['female'] },
  });
  await loadQuestions(test.database);
  expect(await shown()).toEqual(mended);
});
