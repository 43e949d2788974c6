// What a publisher is due is its share by agreement: operators set it, its own people read it, and what was opened keeps
// the share of its moment (decision 0124).
import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Queryable } from '#store/engine/queryable.ts';
import { checkBooks } from '#store/money/books.ts';
import { audit_events } from '#store/schema/audit-events.ts';
import { publishers } from '#store/schema/publishers.ts';
import { changeApp } from '#testing/apps.ts';
import { changeClick, clickWith } from '#testing/clicks.ts';
import { dollarsIn } from '#testing/ledger.ts';
import { anOffer } from '#testing/offers.ts';
import { aSupplier, says, settlementsOn } from '#testing/settling.ts';
import { aSurvey } from '#testing/surveys.ts';
import { hours, noon } from './support/clock.ts';
import { versionOf } from './support/console-samples/sample.ts';
import { makeWorld, type World } from './support/console-samples.ts';
import { makeTeam, type Team, type TeamMember } from './support/console-team.ts';
import { openOfferOf, sendEvent, startOfferServer } from './support/offers.ts';
import { aPerson, type Person } from './support/qualification.ts';
import type { Asked, TestServer } from './support/server.ts';

type Publisher = ConsoleAnswerOf<'console/publishers/get-publishers'>['publishers'][number];

const reason = 'The agreement of March';
let server: TestServer;
let db: Queryable;
let own: World;
let team: Team;
let bob: Person;

beforeAll(async () => {
  server = await startOfferServer();
  db = server.database.db;
  server.clock.now = noon;
  own = await makeWorld(db, 'ours');
  team = await makeTeam(db, own, await makeWorld(db, 'theirs'), noon);
  await changeApp(db, own.app, { requires_security_hash: false });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  bob = await aPerson(server, own.app);
  await db.update(publishers).set({ payout_share_bp: 7_000 });
});

const ask = (who: TeamMember, name: ConsoleCallName, asked: Asked = {}) =>
  server.operate(name, { ...asked, headers: { ...team[who].headers } });
const setShare = (payout_share: string, who: TeamMember = 'dana', id = own.publisher_id) =>
  ask(who, 'console/publishers/put-publishers-share', { params: { id }, body: { payout_share, reason } });
const setUsersShare = async (revenue_share: string) =>
  ask('olive', 'console/apps/put-apps-id', {
    ...{ params: { app: own.app.id }, body: { revenue_share, version: await versionOf(db, own.app) } },
  });
const shareOf = async () =>
  (await db.select().from(publishers).where(eq(publishers.id, own.publisher_id)))[0]?.payout_share_bp;
const lastEvent = async () =>
  (await db.select().from(audit_events).orderBy(desc(audit_events.id)).limit(1))[0];

/** Bob opens a survey of a dollar; answers the click's id. */
async function open(): Promise<string> {
  const { body } = await bob.begin(await aSurvey(db));
  expect(body.status).toBe('qualified');
  return String(body.cid);
}
/** What its complete adds to what the publisher is due. */
async function dueFor(cid: string): Promise<bigint> {
  const before = (await dollarsIn(db, own.app)).publisher ?? 0n;
  await changeClick(db, cid, { state: 'started', started_at: noon });
  await settlementsOn(db).settle(aSupplier, says(cid, 'complete'), new Date(noon.getTime() + 60_000));
  expect(await checkBooks(db)).toEqual([]);
  return ((await dollarsIn(db, own.app)).publisher ?? 0n) - before;
}

describe('CO-10 a survey', () => {
  it('that is opened after its owner has raised the users’ share is due as before', async () => {
    expect((await setUsersShare('95')).status).toBe(200);
    const cid = await open();
    expect(await clickWith(db, cid)).toMatchObject({ revenue_share_bp: 9_500, payout_share_bp: 7_000 });
    expect(await dueFor(cid)).toBe(700_000n);
  });

  it('has the share of the moment in which it was opened', async () => {
    const before = await open();
    expect((await setShare('62.5')).status).toBe(200);
    const after = await open();
    expect([await dueFor(before), await dueFor(after)]).toEqual([700_000n, 625_000n]);
  });

  it('that was opened before publishers had a share, or by an earlier version, keeps the users’', async () => {
    await changeApp(db, own.app, { revenue_share_bp: 4_000 });
    const cid = await open();
    await changeClick(db, cid, { payout_share_bp: null });
    await setShare('90');
    expect(await dueFor(cid)).toBe(400_000n);
  });

  it('that lapsed and is opened anew has the share of the new day', async () => {
    const survey = await aSurvey(db);
    const { body } = await bob.begin(survey);
    await setShare('80');
    await bob.begin(survey, { subid: { subid1: 'kept' } });
    expect(await bob.clicks()).toMatchObject([{ cid: body.cid, payout_share_bp: 7_000 }]);
    server.clock.now = hours(48);
    await bob.begin(survey);
    expect(await bob.clicks()).toMatchObject([{ cid: body.cid, payout_share_bp: 8_000 }]);
  });
});

it('CO-10 an offer has the share of the moment in which it was opened', async () => {
  const milestones = [{ event_ref: 'order', payout_micros: 100_001n }];
  const [first, second] = [await anOffer(db, {}, milestones), await anOffer(db, {}, milestones)];
  const before = (await dollarsIn(db, own.app)).publisher ?? 0n;
  const opened = await openOfferOf(server, bob, first);
  await setShare('50');
  const later = await openOfferOf(server, bob, second);
  await sendEvent(server, opened, { event: 'order' });
  await sendEvent(server, later, { event: 'order' });
  expect(((await dollarsIn(db, own.app)).publisher ?? 0n) - before).toBe(120_000n);
  expect(await checkBooks(db)).toEqual([]);
});

describe('CO-10 the share', () => {
  it.each<TeamMember>(['olive', 'dev', 'ana', 'otto', 'sam'])('is not set by %s', async (who) => {
    const { status, body } = await setShare('100', who);
    expect([status, body.code]).toEqual([403, 'forbidden']);
    expect(await shareOf()).toBe(7_000);
  });

  it('is set by an admin with a reason, and is in the audit of the publisher', async () => {
    const { status, body } = await setShare('66.67');
    expect([status, (body.publisher as Publisher).payout_share]).toEqual([200, '66.67']);
    expect(await lastEvent()).toMatchObject({
      ...{ by: 'dana', publisher_id: own.publisher_id, reason, act: 'publisher-share' },
      changes: [{ field: 'payout_share', old: '70', new: '66.67' }],
    });
    const event = (await lastEvent())?.id;
    expect((await setShare('66.67')).status).toBe(200);
    expect((await lastEvent())?.id).toBe(event);
  });

  it.each(['', '100.01', '-1', '12.345', 'all'])('is never “%s”', async (share) => {
    const { status, body } = await setShare(share);
    expect([status, Object.keys(body.errors as object)]).toEqual([422, ['payout_share']]);
    expect(await shareOf()).toBe(7_000);
  });

  it('of nobody is not found', async () => {
    expect((await setShare('60', 'dana', 'nobody')).status).toBe(404);
  });

  it('is read by the publisher’s people and by operators', async () => {
    await setShare('72.5');
    const app = { params: { app: own.app.id } };
    for (const who of ['olive', 'dev', 'ana'] as const) {
      expect((await ask(who, 'console/me/get-me')).body.payout_share).toBe('72.5');
      expect((await ask(who, 'console/apps/get-apps-id', app)).body).toMatchObject({
        app: { payout_share: '72.5' },
      });
    }
    expect((await ask('otto', 'console/me/get-me')).body.payout_share).toBe('70');
    expect((await ask('dana', 'console/me/get-me')).body.payout_share).toBeNull();
    const { body } = await ask('dana', 'console/publishers/get-publishers');
    const listed = (body.publishers as Publisher[]).find(({ id }) => id === own.publisher_id);
    expect(listed?.payout_share).toBe('72.5');
  });

  it('of a new publisher is the default unless it is named', async () => {
    const add = async (given: object) =>
      ask('dana', 'console/publishers/post-publishers', { body: { name: 'Another', ...given } });
    expect(((await add({})).body.publisher as Publisher).payout_share).toBe('70');
    expect(((await add({ payout_share: '55' })).body.publisher as Publisher).payout_share).toBe('55');
    expect((await add({ payout_share: '155' })).status).toBe(422);
  });

  it('is reverted by an admin with a fresh factor, and by nobody else', async () => {
    await setShare('100');
    const event = String((await lastEvent())?.id);
    const revert = (who: TeamMember) =>
      ask(who, 'console/audit/post-audit-revert', { params: { event }, body: { reason } });
    expect((await revert('olive')).status).toBe(403);
    server.clock.now = new Date(noon.getTime() + 11 * 60_000);
    expect((await revert('dana')).body.code).toBe('factor-needed');
    expect(await shareOf()).toBe(10_000);
    server.clock.now = noon;
    expect((await revert('dana')).status).toBe(200);
    expect(await shareOf()).toBe(7_000);
    await setShare('80');
    await setShare('75');
    const [, passed] = await db.select().from(audit_events).orderBy(desc(audit_events.id)).limit(2);
    const late = await ask('dana', 'console/audit/post-audit-revert', {
      ...{ params: { event: String(passed?.id) }, body: { reason } },
    });
    expect([late.status, late.body.errors]).toEqual([409, { payout_share: ['Now "75".'] }]);
  });
});
