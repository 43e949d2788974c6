// What a supplier's feed says of its surveys, as it is stored, listed and asked for (SV-01, SV-02).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { syncInventory } from '#jobs/sync-inventory.ts';
import type { InventoryPage, SupplierSurvey } from '#ports/supplier.ts';
import { inventory_changes } from '#store/schema/inventory-changes.ts';
import { surveys } from '#store/schema/surveys.ts';
import { anApp } from '#testing/apps.ts';
import { changeSurvey } from '#testing/surveys.ts';
import { listedIn } from './support/listed.ts';
import { aPerson, type Person, questionOf } from './support/qualification.ts';
import type { TestServer } from './support/server.ts';
import { exchange, startSupplierServer, supplierId } from './support/survey-clicks.ts';

let server: TestServer;
let alice: Person;

beforeAll(async () => {
  server = await startSupplierServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.database.db.update(surveys).set({ status: 'closed' });
  alice = await aPerson(server, await anApp(server.database.db, { requires_security_hash: false }));
});

const base: SupplierSurvey = {
  ...{ ref: 'one', country: 'US', language: 'en', devices: ['desktop'], topic: null, loi_seconds: 600 },
  ...{ payout_micros: 1_000_000n, said: null, targeting: { clauses: [] }, quotas: [] },
};
let cursor = 0;

/** The exchange sends these surveys in its next page. */
async function feed(...sent: SupplierSurvey[]) {
  cursor += 1;
  const page: InventoryPage = { surveys: sent, closed: [], unread: [], cursor: `${cursor}`, complete: true };
  const supplier = { ...exchange, feed: { kind: 'queue' as const, read: async () => page } };
  const { database, clock } = server;
  const signal = new AbortController().signal;
  await syncInventory(supplier, { database, now: () => clock.now, signal });
}
const stored = async (ref: string) => {
  const { db } = server.database;
  const found = await db.select().from(surveys).where(eq(surveys.supplier_ref, ref));
  return found.find(({ supplier_id }) => supplier_id === supplierId) ?? expect.fail(`no survey ${ref}`);
};
const listOf = async ({ uhash }: Person) => {
  const { body } = await server.call('surveys/get-surveys', { as: uhash });
  return listedIn(body).map(({ hash }) => hash);
};
const changes = async () => (await server.database.db.select().from(inventory_changes)).length;

describe('the columns of a supplied survey', () => {
  const rich: SupplierSurvey = {
    ...base,
    ref: 'rich',
    quota_rule: 'one_open',
    entry_link: 'https://exchange.test/rich',
    exclusions: { refs: ['one'], groups: ['cars'], days: 30 },
    invited: ['somebody'],
  };

  it('SV-01 are stored, and nothing changes when they come again', async () => {
    await feed(rich, base);
    const { quota_rule, entry_link, exclusions, invited } = rich;
    expect(await stored('rich')).toMatchObject({ quota_rule, entry_link, exclusions, invited });
    const plain = { quota_rule: 'none_full', entry_link: null, exclusions: null, invited: null };
    expect(await stored('one')).toMatchObject(plain);
    const before = await changes();
    await feed(rich, { ...base, exclusions: { refs: [], groups: [], days: 7 } });
    expect(await changes()).toBe(before);
  });

  it.each<[string, Partial<SupplierSurvey>]>([
    ['the rule of quotas', { quota_rule: 'none_full' }],
    ['the entry link', { entry_link: 'https://exchange.test/other' }],
    ['exclusions', { exclusions: { refs: ['one'], groups: [], days: null } }],
    ['who is invited', { invited: ['somebody', 'somebody else'] }],
  ])('SV-01 a change of %s is stored', async (_, change) => {
    await feed(rich);
    await feed({ ...rich, ...change });
    expect(await stored('rich')).toMatchObject(change);
  });

  const word = { conversion: 0.5, entrants: 100, completes: 50, out_seconds: 60 };

  it('SV-01 OD-01 a supplier’s word is stored with its counts, and nothing where it says nothing', async () => {
    await feed({ ...base, ref: 'word', said: word });
    expect(await stored('word')).toMatchObject({
      ...{ conversion: 0.5, said_entrants: 100, said_completes: 50, said_out_seconds: 60 },
    });
    await feed({ ...base, ref: 'word' });
    expect(await stored('word')).toMatchObject({
      ...{ conversion: null, said_entrants: null, said_completes: null, said_out_seconds: null },
    });
  });

  it.each([
    ['another share', { conversion: 0.51 }, true],
    ['another time', { out_seconds: 120 }, true],
    ['many more entrants', { entrants: 111 }, true],
    ['a huge count', { entrants: 2_000_000_000 }, true],
    ['many more completes', { completes: 56 }, true],
    ['far fewer entrants', { entrants: 80 }, true],
    ['a count that is new', { completes: null }, true],
    ['a few more entrants', { entrants: 110, completes: 55 }, false],
    ['the same', {}, false],
  ])('SV-01 OD-01 %s in a supplier’s word (%o): news to the nodes %s', async (_, change, isNews) => {
    await feed({ ...base, ref: 'word', said: word });
    const before = await changes();
    await feed({ ...base, ref: 'word', said: { ...word, ...change } });
    expect((await changes()) > before).toBe(isNews);
  });

  it('SV-01 a link that was fetched stays when the feed carries none; exclusions and invitations end', async () => {
    await feed(rich);
    await feed({ ...base, ref: 'rich' });
    expect(await stored('rich')).toMatchObject({
      ...{ entry_link: 'https://exchange.test/rich', exclusions: null, invited: null },
      quota_rule: 'none_full',
    });
    await feed(base);
    await changeSurvey(server.database.db, await stored('one'), { entry_link: 'https://exchange.test/made' });
    const before = await changes();
    await feed(base);
    expect((await stored('one')).entry_link).toBe('https://exchange.test/made');
    expect(await changes()).toBe(before);
  });
});

describe('quotas of which one has to be open', () => {
  const women = { ref: 'w', targeting: { genders: ['female' as const], clauses: [] } };
  const men = { ref: 'm', targeting: { genders: ['male' as const], clauses: [] } };
  const withQuotas = (women_left: number, men_left: number): SupplierSurvey => ({
    ...{ ...base, ref: 'quotas', quota_rule: 'one_open' },
    quotas: [
      { ...women, remaining: women_left },
      { ...men, remaining: men_left },
    ],
  });

  it('SV-02 QU-01 a person is asked whether one wants them, and is not listed where none does', async () => {
    await feed(withQuotas(0, 5));
    const { hash } = await stored('quotas');
    expect(await listOf(alice)).toEqual([hash]);
    const asked = await alice.begin(hash);
    expect(questionOf(asked).id).toBe('gender');
    const { body } = await alice.answer(hash, 'gender', ['female']);
    expect(body.status).toBe('disqualified');
    expect(await alice.clicks()).toMatchObject([{ state: 'quota_full', raw_code: 'gender' }]);

    const bob = await aPerson(server, await anApp(server.database.db, { requires_security_hash: false }));
    await bob.begin(hash);
    expect((await bob.answer(hash, 'gender', ['male'])).body.status).toBe('qualified');
    expect(await listOf(bob)).toEqual([hash]);
    await feed(withQuotas(5, 0));
    expect(await listOf(bob)).toEqual([]);
    await feed(withQuotas(0, 1));
    expect(await listOf(bob)).toEqual([hash]);
    await feed(withQuotas(0, 0));
    expect(await listOf(bob)).toEqual([]);
  });
});

describe('refusals and groups', () => {
  it('SV-02 QU-01 a list follows them, and a qualification asks for them', async () => {
    const noStudents = { question: 'employment', answers: ['student'], negate: true };
    const men = { genders: ['male' as const], clauses: [] };
    const graduates = { clauses: [{ question: 'education', answers: ['master'] }] };
    await feed({ ...base, ref: 'groups', targeting: { clauses: [noStudents], any_of: [[men, graduates]] } });
    const { hash } = await stored('groups');
    const asked = new Set<string>();
    const says: Record<string, string> = { employment: 'full_time', education: 'master' };
    let answer = await alice.begin(hash);
    while (answer.body.status === 'accepted') {
      const { id } = questionOf(answer);
      asked.add(id);
      answer = await alice.answer(hash, id, [says[id] ?? '']);
    }
    expect(answer.body.status).toBe('qualified');
    expect(asked, 'once one of the group holds, the other is not asked for').toEqual(
      new Set(['education', 'employment']),
    );
    expect(await listOf(alice)).toEqual([hash]);
    await feed({
      ...base,
      ref: 'groups',
      targeting: { clauses: [{ ...noStudents, answers: ['full_time'] }] },
    });
    expect(await listOf(alice)).toEqual([]);
    const students = { clauses: [{ question: 'employment', answers: ['student'] }] };
    const doctors = { clauses: [{ question: 'education', answers: ['doctorate'] }] };
    await feed({ ...base, ref: 'groups', targeting: { clauses: [], any_of: [[students, doctors]] } });
    expect(await listOf(alice)).toEqual([]);
  });
});
