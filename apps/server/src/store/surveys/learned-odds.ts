// What was learned about suppliers, answers and odds: read by nodes when there is something new, written each night in one
// transaction.
import type { Correction } from '@earnwall/domain/odds/isotonic';
import type { LearnedGroup } from '@earnwall/domain/odds/learn-suppliers';
import { desc, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#store/engine/queryable.ts';
import { answer_shares, odds_corrections, supplier_odds } from '#store/schema/learned-odds.ts';
import { profile_questions } from '#store/schema/profile.ts';

interface ShareRow {
  readonly country: string;
  readonly question_id: string;
  readonly answer: string;
  readonly share: number;
  readonly people: number;
}

export interface LearnedRows {
  /** Grows with each night. */
  readonly id: number;
  readonly suppliers: readonly LearnedGroup[];
  readonly shares: readonly ShareRow[];
  readonly correction: Correction | null;
  /** The questions that we can ask. */
  readonly questions: readonly string[];
}

/** Of the last night; 0 before the first. */
export async function findLearnedId(on: Queryable): Promise<number> {
  const [last] = await on
    .select({ id: odds_corrections.id })
    .from(odds_corrections)
    .orderBy(desc(odds_corrections.id))
    .limit(1);
  return last?.id ?? 0;
}

/** When the last night was; null before the first. */
export async function findLastLearned(on: Queryable): Promise<Date | null> {
  const [last] = await on
    .select({ made_at: odds_corrections.made_at })
    .from(odds_corrections)
    .orderBy(desc(odds_corrections.id))
    .limit(1);
  return last?.made_at ?? null;
}

export async function findLearned(on: Queryable): Promise<LearnedRows> {
  const [last] = await on.select().from(odds_corrections).orderBy(desc(odds_corrections.id)).limit(1);
  const [suppliers, shares, questions] = await Promise.all([
    on.select().from(supplier_odds),
    on.select().from(answer_shares),
    on.select({ id: profile_questions.id }).from(profile_questions),
  ]);
  return {
    id: last?.id ?? 0,
    suppliers,
    shares,
    correction: last?.correction ?? null,
    questions: questions.map(({ id }) => id),
  };
}

interface NewlyLearned {
  readonly suppliers: readonly LearnedGroup[];
  readonly correction: Correction | null;
  readonly outcomes: number;
  readonly at: Date;
}

/** In place of what was learned before; shares come from profiles as they are now. */
export async function saveLearned(
  tx: Tx,
  { suppliers, correction, outcomes, at }: NewlyLearned,
): Promise<void> {
  await tx.delete(supplier_odds);
  if (suppliers.length > 0)
    await tx.insert(supplier_odds).values(suppliers.map((row) => ({ ...row, learned_at: at })));
  await learnShares(tx, at);
  await tx.insert(odds_corrections).values({ correction, outcomes, made_at: at });
}

/** Shares of fewer people would be chance, and could tell of one of them. */
const leastPeople = 50;

/** How the people of each country answer. Ages are an answer of their own; what hardly anybody says is left out. */
async function learnShares(tx: Tx, at: Date): Promise<void> {
  await tx.delete(answer_shares);
  await tx.execute(sql`
    insert into answer_shares (country, question_id, answer, share, people, made_on)
    with told as materialized (
      select users.country, profile_answers.question_id, profile_answers.answers
      from profile_answers join users on users.app_id = profile_answers.app_id and users.id = profile_answers.user_id
      where users.country is not null and cardinality(profile_answers.answers) > 0
    ), answered as (
      select country, question_id, answers from told where question_id <> 'birthday'
      union all
      select country, 'age', array[extract(year from age(${at.toISOString()}::timestamptz, answers[1]::date))::integer::text]
      from told where question_id = 'birthday' and answers[1] ~ '^\\d{4}-\\d{2}-\\d{2}$'
    ), asked as (
      select country, question_id, count(*) as people from answered
      group by country, question_id having count(*) >= ${leastPeople}
    )
    select country, question_id, answer, count(*)::real / people, people, (${at.toISOString()}::timestamptz at time zone 'UTC')::date
    from answered join asked using (country, question_id), unnest(answers) as answer
    group by country, question_id, answer, people having count(*) >= 3`);
}
