// The inventory and the people of bench/matching, in the product's own tables.
import { randomBytes } from 'node:crypto';
import type { MatchableSurvey } from '@earnwall/domain/matching/targeting';
import { migrate } from '@earnwall/server/parts/migrate';
import pg from 'pg';
import { makeInventory, makePeople, type Person } from '../matching/test-data.ts';

/** Loopback counts as this country, so the largest market is put there. */
const here = 'US';
export const appId = 'bench-app';

/** Answers the user hashes of people in that country. */
export async function seed(connectionString: string, size: number, peopleCount: number): Promise<string[]> {
  await migrate(connectionString);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(`insert into publishers (id, name) values ('bench', 'Bench')`);
    await client.query(
      `insert into apps (id, publisher_id, name, secret, requires_security_hash, currency_name, exchange_rate_micros, revenue_share_bp)
       values ($1, 'bench', 'Bench', 'secret', false, 'Coins', 1000000000, 5000)`,
      [appId],
    );
    await client.query(
      `insert into suppliers (id, name, entry_url) values ('bench', 'Bench', 'https://s.example')`,
    );
    const inventory = makeInventory(size);
    for (let start = 0; start < size; start += 1_000)
      await seedSurveys(client, inventory.slice(start, start + 1_000));
    await client.query(`insert into profile_questions (id, type, texts, digest)
      select 'q' || n, 'single_choice', '{"en": "?"}', '' from generate_series(0, 59) as n`);
    await client.query(`insert into profile_questions (id, type, texts, digest)
      values ('gender', 'single_choice', '{"en": "?"}', ''), ('birthday', 'input_date', '{"en": "?"}', '')
      on conflict do nothing`);
    const people = makePeople(peopleCount * 8, size).filter(({ respondent }) => respondent.country === 'C0');
    const hashes: string[] = [];
    for (const person of people.slice(0, peopleCount)) hashes.push(await seedPerson(client, person));
    await client.query('vacuum analyze');
    return hashes;
  } finally {
    await client.end();
  }
}

async function seedSurveys(client: pg.Client, inventory: readonly MatchableSurvey[]): Promise<void> {
  const rows = inventory.map(({ id, rank, country, language, devices, targeting, quotas }) => ({
    ...{ id, rank, language, devices, targeting, country: country === 'C0' ? here : country },
    hash: randomBytes(16).toString('base64url'),
    payout: 100_000 + (id % 400) * 10_000,
    quotas: quotas.map((quota, place) => ({ ...quota, ref: String(place) })),
  }));
  const given = JSON.stringify(rows);
  await client.query(
    `insert into surveys (id, hash, supplier_id, supplier_ref, country, language, devices, loi_seconds, payout_micros,
       rank, targeting, rating_half_stars, rating_count)
     overriding system value
     select id, hash, 'bench', id::text, country, language, devices, 60 + id % 1500, payout, rank, targeting,
       id % 900, id % 100
     from jsonb_to_recordset($1::jsonb) as given (id bigint, hash text, country text, language text, devices text[],
       payout bigint, rank integer, targeting jsonb)`,
    [given],
  );
  await client.query(
    `insert into survey_quotas (survey_id, supplier_ref, targeting, remaining)
     select given.id, quota->>'ref', quota->'targeting', (quota->>'remaining')::integer
     from jsonb_to_recordset($1::jsonb) as given (id bigint, quotas jsonb), jsonb_array_elements(quotas) as quota
     where (quota->>'remaining')::integer = 0`,
    [given],
  );
}

async function seedPerson(client: pg.Client, { respondent }: Person): Promise<string> {
  const uhash = randomBytes(32).toString('base64url');
  const { rows } = await client.query<{ id: number }>(
    'insert into users (app_id, uuid, uhash, country) values ($1, $2, $2, $3) returning id',
    [appId, uhash, here],
  );
  const birthday = `${2026 - (respondent.age ?? 30)}-01-01`;
  const answers = [...respondent.answers, ['gender', [respondent.gender]], ['birthday', [birthday]]];
  await client.query(
    `insert into profile_answers (app_id, user_id, question_id, answers, source, answered_at)
     select $1, $2, given->>0, array(select jsonb_array_elements_text(given->1)), 'onboarding', now()
     from jsonb_array_elements($3::jsonb) as given`,
    [appId, rows[0]?.id, JSON.stringify(answers)],
  );
  return uhash;
}
