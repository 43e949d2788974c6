// A million people of the app of bench/http, and an inventory of which only the first are open.
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { appId } from '../http/seed.ts';

/** Of the people that bench/http has written: everybody else gets the first answers of one of them. */
const answersEach = 8;

/** A hash as any other: neighbours in the table are none in the index. */
export const uhashOf = (nth: number) =>
  createHash('sha256').update(`person-${nth}`).digest('hex').slice(0, 43);

/** Adds the people from the nth up to, not including, another. */
export async function growUsers(client: pg.Client, from: number, to: number): Promise<void> {
  await client.query(
    `create table if not exists bench_answers as
     select dense_rank() over (order by user_id) - 1 as person, question_id, answers
     from (
       select *, row_number() over (
         partition by user_id order by question_id not in ('gender', 'birthday'), question_id
       ) as place from profile_answers
     ) as placed where place <= ${answersEach}`,
  );
  // Rows that belong together by their making: to look each of them up again takes longer than to write them.
  await unchecked(client, async () => {
    await client.query(
      `insert into users (app_id, uuid, uhash, country)
       select $1, 'person-' || n, left(encode(sha256(('person-' || n)::bytea), 'hex'), 43), 'US'
       from generate_series($2::int, $3::int - 1) as n`,
      [appId, from, to],
    );
    await client.query(
      `insert into profile_answers (app_id, user_id, question_id, answers, source, answered_at)
       select app_id, users.id, question_id, answers, 'onboarding', now()
       from users join bench_answers
         on person = users.id % (select 1 + max(person) from bench_answers)
       where uuid like 'person-%' and substr(uuid, 8)::int >= $1`,
      [from],
    );
  });
  await client.query('vacuum analyze users, profile_answers');
}

/** Nodes are started after it. */
export async function openFirst(client: pg.Client, surveys: number): Promise<void> {
  await unchecked(client, () =>
    client.query(
      `update surveys set status = case when id <= $1 then 'open' else 'closed' end
       where (status = 'open') <> (id <= $1)`,
      [surveys],
    ),
  );
  await client.query('vacuum analyze surveys');
  await client.query('checkpoint');
}

async function unchecked(client: pg.Client, write: () => Promise<unknown>): Promise<void> {
  await client.query('set session_replication_role = replica');
  await write();
  await client.query('set session_replication_role = origin');
}
