// Names of operators stay with the operators: one with a peculiar name makes every change of the console in a publisher's
// world, and an owner of that publisher reads all of it (decision 0126).
import { consoleCallSchemas } from '@earnwall/contract/console-call-schemas';
import { type ConsoleCallName, type ConsoleCallRow, consoleCalls } from '@earnwall/contract/console-calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { announcements } from '#store/schema/announcements.ts';
import { bonuses } from '#store/schema/bonuses.ts';
import { tickets } from '#store/schema/tickets.ts';
import { aPerson, type SignedInPerson } from '#testing/console-people.ts';
import { aTicket } from '#testing/tickets.ts';
import { consoleSamples, makeWorld, type World } from './support/console-samples.ts';
import { type Asked, startServer, type TestServer } from './support/server.ts';

const name = 'Zebulon Quartz';
const peculiar = /zebulon|quartz/i;

let server: TestServer;
let own: World;
let operators = 0;
const on = () => server.database.db;
const names = Object.keys(consoleCalls) as ConsoleCallName[];
const rowOf = (call: ConsoleCallName): ConsoleCallRow => consoleCalls[call];
const isRead = (call: ConsoleCallName): boolean => rowOf(call).method === 'GET';

/** Anew for each request: a call may end the session it is made with. */
function operator(): Promise<SignedInPerson> {
  operators += 1;
  const email = `zebulon-${operators}@quartz.example`;
  return aPerson(on(), 'admin', { name, email, now: server.clock.now });
}
const owner = () =>
  aPerson(on(), 'owner', { publisher_id: own.publisher_id, name: 'Olive', now: server.clock.now });

async function ask(call: ConsoleCallName, asked: Asked, { headers }: SignedInPerson) {
  const { method, path } = rowOf(call);
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(asked.params?.[key] ?? ''),
  );
  const query = new URLSearchParams(asked.query).toString();
  const hasBody = asked.body !== undefined;
  const response = await fetch(`${server.url}/api/console${filled}${query && `?${query}`}`, {
    method,
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(asked.body) }),
  });
  return { status: response.status, text: await response.text() };
}

const lastMade: readonly ConsoleCallName[] = [
  'console/design/put-apps-design-draft',
  'console/keys/post-apps-secret-rotation',
  'console/postbacks/post-apps-recovery',
];

beforeAll(async () => {
  server = await startServer();
  own = await makeWorld(on(), 'ours');
  const made = names.filter((call) => !isRead(call) && consoleSamples[call].stage === undefined);
  // What others of them take back or replace is made once more.
  for (const call of [...made, ...lastMade])
    await ask(call, await consoleSamples[call].request(own), await operator());
  const id = await aTicket(on(), own.user, 'Where are my points?');
  const taker = await operator();
  await ask('console/tickets/put-tickets-assignee', { params: { id }, body: { person: taker.id } }, taker);
});
afterAll(() => server.stop());

/** The thing of the sample, and all others of its kind that the operator has changed. */
async function readings(call: ConsoleCallName): Promise<Asked[]> {
  const sample = await consoleSamples[call].request(own);
  const with_id = (rows: readonly { id: string }[]) =>
    rows.map(({ id }) => ({ ...sample, params: { ...sample.params, id } }));
  const all = [sample];
  if (call.startsWith('console/tickets/get-tickets-'))
    all.push(
      ...with_id(await on().select({ id: tickets.id }).from(tickets).where(eq(tickets.app_id, own.app.id))),
    );
  if (call === 'console/bonuses/get-bonuses-id') all.push(...with_id(await on().select().from(bonuses)));
  if (call === 'console/announcements/get-announcements-id')
    all.push(...with_id(await on().select().from(announcements)));
  const { query } = consoleCallSchemas[call] as { query?: { shape: Record<string, unknown> } };
  const isFile = query !== undefined && 'format' in query.shape;
  return isFile
    ? [...all, ...all.map((asked) => ({ ...asked, query: { ...asked.query, format: 'csv' } }))]
    : all;
}

/** Those that name who did something. */
const naming: readonly ConsoleCallName[] = [
  'console/audit/get-audit',
  'console/design/get-apps-design',
  'console/endpoint/get-apps-endpoint',
  'console/keys/get-apps-keys',
  'console/keys/get-apps-secret',
  'console/postbacks/get-apps-recovery',
  'console/team/get-team',
  'console/tickets/get-tickets',
  'console/tickets/get-tickets-id',
  'console/users/get-users-events',
  'console/users/get-users-ledger',
  'console/users/get-users-timeline',
];

describe('CO-05 the name and mail of an operator', () => {
  it.each(names.filter(isRead))('are in no answer of %s to an owner', async (call) => {
    const seen: string[] = [];
    for (const asked of await readings(call)) {
      const { text } = await ask(call, asked, await owner());
      expect(text).not.toMatch(peculiar);
      if (naming.includes(call)) seen.push((await ask(call, asked, await operator())).text);
    }
    if (naming.includes(call)) expect(seen.join(' ')).toMatch(peculiar);
  });

  it('cannot be asked for in the audit either', async () => {
    const found = async (who: string) => {
      const { text } = await ask('console/audit/get-audit', { query: { who } }, await owner());
      return (JSON.parse(text) as { events: { by: string }[] }).events.map(({ by }) => by);
    };
    expect(await found('Zebulon')).toEqual([]);
    expect(new Set(await found('earnwall'))).toEqual(new Set(['Earnwall']));
  });
});
