// Find over HTTP: any id leads to its thing for those who may see it, and nothing of another publisher is found.
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { wireTransactionId } from '@earnwall/domain/ledger/transaction-id';
import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit_events } from '#store/schema/audit-events.ts';
import { supplier_people } from '#store/schema/supplier-people.ts';
import { survey_alerts } from '#store/schema/survey-alerts.ts';
import { tickets } from '#store/schema/tickets.ts';
import { aClick } from '#testing/clicks.ts';
import { creditByOperator } from '#testing/ledger.ts';
import { postbacksIn } from '#testing/postbacks.ts';
import { aReport } from '#testing/reports.ts';
import { aSurvey } from '#testing/surveys.ts';
import { noon } from './support/clock.ts';
import { makeWorld, type World } from './support/console-samples.ts';
import { makeTeam, type Team, type TeamMember } from './support/console-team.ts';
import { startServer, type TestServer } from './support/server.ts';

let server: TestServer;
let own: World;
let other: World;
let team: Team;
const ids: Record<string, string> = {};
const on = () => server.database.db;

async function idsOf(world: World): Promise<Record<string, string>> {
  const { app, user } = world;
  const survey = await aSurvey(on());
  const click = await aClick(on(), user, survey);
  const transaction = `tx-${world.mark}`;
  await aReport(on(), {
    ...{ cid: click, supplier_id: survey.supplier_id, transaction, outcome: 'complete' },
    ...{ effect: 'nothing', received_at: noon },
  });
  await creditByOperator(server.database, app, user, {
    ...{ kind: 'bonus', reason: 'Thanks', amount: 5n, at: noon },
  });
  const person = `panelist-${world.mark}`;
  const of = { app_id: app.id, user_id: user.id };
  await on()
    .insert(supplier_people)
    .values({ ...of, supplier_id: survey.supplier_id, person });
  const told = `Told-${world.mark}@example.com`;
  await on()
    .insert(survey_alerts)
    .values({
      ...{ ...of, language: 'en', time_zone: 'UTC', device: 'desktop' },
      ...{ quiet_from: 22, quiet_until: 8, email: told },
    });
  const [postback] = await postbacksIn(on(), app);
  const writer = `writer-${world.mark}@example.com`;
  const [ticket] = await on()
    .update(tickets)
    .set({ email: writer })
    .where(eq(tickets.app_id, app.id))
    .returning();
  return {
    ...{ uuid: user.uuid, uhash: user.uhash, click, transaction, app: app.id, name: app.name.slice(4) },
    ...{ postback: postback?.transaction_id ?? '', ticket: ticket?.id ?? '' },
    ...{ number: `#${ticket?.id.slice(0, 8)}`, writer: writer.toUpperCase(), told, person },
  };
}

beforeAll(async () => {
  server = await startServer();
  own = await makeWorld(on(), 'ours');
  other = await makeWorld(on(), 'theirs');
  team = await makeTeam(on(), own, other, noon);
  Object.assign(ids, await idsOf(own), { mail: team.olive.email });
});
afterAll(() => server.stop());

async function find(who: TeamMember, q: string) {
  const answer = await server.operate('console/find/get-find', {
    headers: { ...team[who].headers },
    query: { q },
  });
  expect(answer.status).toBe(200);
  return (answer.body as ConsoleAnswerOf<'console/find/get-find'>).found;
}

describe('any id', () => {
  const users = 'dana sam olive dev';
  it.each([
    ['uuid', 'user', users],
    ['uhash', 'user', users],
    ['click', 'click', users],
    ['transaction', 'transaction', users],
    ['ticket', 'ticket', users],
    ['number', 'ticket', users],
    ['writer', 'user', users],
    ['told', 'user', users],
    ['person', 'user', users],
    ['postback', 'postback', users],
    ['app', 'app', 'dana sam olive dev ana'],
    ['name', 'app', 'dana sam olive dev ana'],
    ['mail', 'person', 'dana olive'],
  ])('%s is a %s for %s', async (id, kind, expected) => {
    const finding: string[] = [];
    for (const who of ['dana', 'sam', 'olive', 'dev', 'ana', 'otto'] as const) {
      const found = await find(who, ` ${ids[id]} `);
      if (found.some((each) => each.kind === kind)) finding.push(who);
      if (who === 'otto') expect(found).toEqual([]);
      if (who === 'ana') expect(found.every((each) => each.kind === 'app')).toBe(true);
      for (const { path } of found)
        expect(path).toMatch(
          /^\/(apps\/app-ours\/settings|users\/app-ours\/|tickets\/|team\?open=|postbacks\?app=app-ours&open=tx_)/,
        );
    }
    expect(finding.join(' ')).toBe(expected);
  });

  it('a movement whose postback was forgotten leads to its person', async () => {
    await creditByOperator(server.database, own.app, own.user, {
      ...{ kind: 'bonus', reason: 'Long ago', amount: 7n, at: noon },
    });
    const last = (await postbacksIn(on(), own.app)).at(-1);
    await on().execute(sql`delete from postback_log where id = ${last?.id ?? 0}`);
    await on().execute(sql`delete from postback_queue where id = ${last?.id ?? 0}`);
    const id = wireTransactionId(last?.transaction_id ?? '');
    expect(await find('dev', id)).toMatchObject([
      { kind: 'transaction', path: expect.stringContaining(`/users/app-ours/${own.user.uhash}`) },
    ]);
    expect(await find('otto', id)).toEqual([]);
  });

  it('the id of a click, which gives access to it, is shown by its beginning only', async () => {
    expect(JSON.stringify(await find('olive', ids.click ?? ''))).not.toContain(ids.click);
  });

  it('signs of a pattern are taken as they are, and what fits nothing finds nothing', async () => {
    for (const q of ['%', '_', '\\', 'nobody', '00000000-0000-0000-0000-000000000000'])
      expect(await find('dana', q)).toEqual([]);
  });

  it('is refused without a question', async () => {
    const asked = { headers: { ...team.dana.headers }, query: { q: '' } };
    expect((await server.operate('console/find/get-find', asked)).status).toBe(400);
  });
});

it('CO-06 looking a person up is in the audit as a view; an app and nothing are not', async () => {
  const views = () =>
    on()
      .select()
      .from(audit_events)
      .where(and(eq(audit_events.kind, 'view'), eq(audit_events.person_id, team.sam.id)))
      .orderBy(desc(audit_events.id));
  const before = (await views()).length;
  await find('sam', 'nobody');
  await find('sam', ids.app ?? '');
  expect(await views()).toHaveLength(before);
  await find('sam', ids.uuid ?? '');
  const [look, ...earlier] = await views();
  expect(earlier).toHaveLength(before);
  expect(look).toMatchObject({ what: 'console/find/get-find', app_id: own.app.id, user_id: own.user.id });
  await find('sam', ids.ticket ?? '');
  expect((await views())[0]?.about).toEqual({ tickets: [ids.ticket] });
});
