// Our side of Cint against its stand-in, each written from Cint's documents alone: lists and details, a link in, signed
// redirects back, and the outcomes feed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cintKind } from '#adapters/suppliers/cint/kind.ts';
import { syncInventory } from '#jobs/sync-inventory.ts';
import type { Disclosed } from '#ports/disclosed.ts';
import type { InventorySupplier } from '#ports/supplier.ts';
import { surveys } from '#store/schema/surveys.ts';
import { aGet, aReturn } from '#testing/messages.ts';
import { noon } from './support/clock.ts';
import { createTestDatabase } from './support/database.ts';
import { startStandIn } from './support/outside/stand-in.ts';

const { signal } = new AbortController();
const returnUrl = 'https://panel.test/return/cint';

describe('Cint', () => {
  let standIn: Awaited<ReturnType<typeof startStandIn>>;
  let cint: InventorySupplier;
  beforeAll(async () => {
    standIn = await startStandIn('cint');
    cint = open();
  });
  afterAll(() => standIn.stop());

  const open = (settings: object = {}, apiKey = standIn.key('api')) =>
    cintKind.open({
      ...{ id: 'cint', name: 'Cint' },
      settings: {
        ...{ api_url: standIn.url, supplier_code: '4242', commission_percent: 20 },
        ...{ redirect_hosts: [standIn.host], outcomes_path: '/outcomes/v1/respondents', ...settings },
      },
      secrets: { api_key: apiKey, hash_keys: [standIn.key('hash')] },
    });

  const makeLink = (cid: string, surveyRef: string, person: string) =>
    cint.fetchLink?.fetch({ cid, surveyRef, country: 'US', person, disclosed: {}, returnUrl }, signal);

  /** A respondent's way to the page of the survey, or past it. */
  const enter = async (cid: string, surveyRef: string, person: string, disclosed: Disclosed = {}) => {
    const link = (await makeLink(cid, surveyRef, person)) ?? null;
    const entry = cint.entryLink({ cid, surveyRef, country: 'US', person, disclosed, link, returnUrl });
    return await fetch(entry, { redirect: 'manual' });
  };
  const finish = async (cid: string, choice: string) => {
    const form = { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' } as const;
    const answer = await fetch(`${standIn.url}/sessions/${cid}`, form);
    return answer.headers.get('location') ?? '';
  };

  it('SV-01 lists what is open, with demands, quotas, groups and net prices', async () => {
    const page = await cint.feed.read(null, signal);
    expect(page).toMatchObject({ complete: true, unchanged: [] });
    expect(Object.fromEntries(page.surveys.map(({ ref, payout_micros }) => [ref, payout_micros]))).toEqual({
      ...{ 900001: 1_200_000n, 900002: 720_000n, 900003: 1_680_000n, 900004: 1_920_000n },
      ...{ 900005: 960_000n, 900006: 2_400_000n, 900007: 1_200_000n },
    });
    const [, , , grouped, quotas, work, recontact] = page.surveys;
    expect(grouped?.exclusions).toEqual({ refs: [], groups: ['12259', '12274'], days: null });
    expect(quotas).toMatchObject({
      ...{ country: 'US', language: 'en', loi_seconds: 600, quota_rule: 'one_open' },
      said: { conversion: 0.4, entrants: 310, completes: 124, out_seconds: 120 },
      targeting: { min_age: 18, max_age: 99, clauses: [] },
      quotas: [
        { remaining: 500, targeting: { clauses: [] } },
        { remaining: 0, targeting: { genders: ['male'] } },
        { remaining: 50, targeting: { genders: ['female'] } },
      ],
    });
    expect(work?.targeting.clauses).toEqual([
      { question: 'employment', answers: ['retired', 'student'], negate: true },
    ]);
    expect(recontact?.invited).toEqual([]);
    expect(page.unread.map(({ ref, reason }) => [ref, reason])).toEqual([
      ['900008', 'It asks for personal data.'],
      ['900009', 'question 43 has an operator that we do not know'],
    ]);
    expect(page.closed).toEqual(['900008', '900009']);
  });

  it('SV-01 leaves a survey as it is while its details cannot be had', async () => {
    await standIn.control('details', { survey: '900002' });
    const page = await cint.feed.read(null, signal);
    expect(page.unchanged).toEqual(['900002']);
    expect(page.closed).not.toContain('900002');
    expect(page.unread.map(({ ref }) => ref)).toContain('900002');
    await standIn.control('details', { survey: '900002', fail: 'no' });
    expect((await cint.feed.read(null, signal)).surveys.map(({ ref }) => ref)).toContain('900002');
  });

  it('SV-01 keeps what it did not read open in our inventory, and closes what is gone', async () => {
    const test = await createTestDatabase();
    try {
      const sync = async () => {
        await syncInventory(open(), { database: test.database, now: () => noon, signal });
        const rows = await test.database.db.select().from(surveys);
        return Object.fromEntries(rows.map(({ supplier_ref, status }) => [supplier_ref, status]));
      };
      const all = await sync();
      expect(Object.keys(all)).toHaveLength(7);
      await standIn.control('details', { survey: '900002' });
      await standIn.control('survey', { survey: '900005', live: 'no' });
      expect(await sync()).toEqual({ ...all, 900005: 'closed' });
      await standIn.control('details', { survey: '900002', fail: 'no' });
      await standIn.control('survey', { survey: '900005', live: 'yes' });
      expect(await sync()).toEqual(all);
    } finally {
      await test.drop();
    }
  });

  it('SV-01 asks for only so many details in one reading, the longest unread first', async () => {
    const few = open({ details_per_read: 3 });
    const read = async () => (await few.feed.read(null, signal)).surveys.map(({ ref }) => ref);
    const rounds = [await read(), await read(), await read(), await read()];
    expect(rounds.slice(0, 3)).toEqual([
      ['900001', '900002', '900003'],
      ['900004', '900005', '900006'],
      // 900009 is the third: it cannot be used.
      ['900007', '900001'],
    ]);
    expect(rounds[3]).toEqual(['900002', '900003', '900004']);
  });

  it('SV-01 closes what is no longer live', async () => {
    await standIn.control('survey', { survey: '900006', live: 'no' });
    const page = await cint.feed.read(null, signal);
    const named = [...page.surveys.map(({ ref }) => ref), ...(page.unchanged ?? [])];
    expect(named).not.toContain('900006');
    await standIn.control('survey', { survey: '900006', live: 'yes' });
  });

  it.each([
    ['error', /500/],
    ['broken', /not JSON/],
  ])('SV-01 takes no list that comes as %s', async (fault, message) => {
    await standIn.control('fault', { fault });
    await expect(cint.feed.read(null, signal)).rejects.toThrow(message);
    await standIn.control('fault', { fault: 'none' });
  });

  it('SV-06 gives nothing to a stranger', async () => {
    await expect(open({}, 'another-key').feed.read(null, signal)).rejects.toThrow(/401/);
  });

  it('SV-01 keeps a survey listed once it has a link, at the price of its allocation', async () => {
    const link = await makeLink('any', '900003', 'any');
    expect(await makeLink('any', '900003', 'any')).toBe(link);
    const { surveys } = await cint.feed.read(null, signal);
    expect(surveys.find(({ ref }) => ref === '900003')?.payout_micros).toBe(1_680_000n);
  });

  it.each([
    ...['3.10', '3.20', '3.30', '3.33', '3.34', '3.35', '3.40', '3.77'],
    ...['23', '24', '134', '236', '237', '241', '40', '41', '42', '21', '30', '31', '35', '36', '138'],
    ...['139', '230', '32', '37', '38', '132', '133', '234', '238', '240', '243', '242', '-1', '-5'],
  ])('SV-04 brings a respondent back with %s, signed', async (code) => {
    const cid = `cid${code}`;
    expect((await enter(cid, '900001', `person${code}`)).status).toBe(200);
    const location = await finish(cid, code);
    const back = cint.parseReturn(aReturn(location));
    expect(back).toMatchObject({ cid, rawCode: code, signed: true, transaction: `${cid}:${code}` });
    expect(back?.reason).toBe(code === '3.77' ? 'unknown_code' : undefined);
    expect(await finish(cid, '3.10')).toBe(location);
  });

  it('SV-06 lets in nobody whose link was changed', async () => {
    const link = (await makeLink('c', '900001', 'p')) ?? null;
    const click = { cid: 'c', surveyRef: '900001', country: 'US', person: 'p', link, returnUrl };
    const entry = cint.entryLink({ ...click, disclosed: { age: 30 } });
    expect((await fetch(entry.replace('42=30', '42=31'))).status).toBe(403);
    expect((await fetch(entry)).status).toBe(200);
  });

  it('SV-04 brings those back whom the answers of their link exclude', async () => {
    const answer = await enter('too-young', '900006', 'young', { age: 19 });
    const back = cint.parseReturn(aReturn(answer.headers.get('location') ?? ''));
    expect(back).toMatchObject({ outcome: 'screen_out', rawCode: '23', signed: true });
  });

  it('SV-04 tells in the outcomes feed what redirects do not', async () => {
    await enter('adjusted', '900002', 'adjusted');
    await finish('adjusted', '3.10');
    await standIn.control('adjust', { mid: 'adjusted', to: '26' });
    await enter('silent', '900002', 'silent');
    await standIn.control('end-silently', { mid: 'silent', code: '303' });
    const page = await cint.laterOutcomes?.(null, signal);
    const said = page?.outcomes.flatMap((item) => (item.kind === 'readable' ? [item.content] : [])) ?? [];
    expect(said.filter(({ cid }) => ['adjusted', 'silent'].includes(cid))).toMatchObject([
      { transaction: 'adjusted:3.10', outcome: 'complete', reverses: null },
      { transaction: 'adjusted:3.26', reverses: 'adjusted:3.10' },
      { transaction: 'silent:303', outcome: 'timeout', reverses: null },
    ]);
    expect(await cint.laterOutcomes?.(page?.cursor ?? null, signal)).toMatchObject({
      ...{ outcomes: [], cursor: page?.cursor, complete: true },
    });
  });

  it('SV-06 sends what testers forge, which is refused', async () => {
    await standIn.control('forge', { mid: 'cid3.20' });
    const sent = (await standIn.exchanges()).findLast(({ direction }) => direction === 'sent');
    expect(sent?.url).toContain('client=10');
    expect(cint.parseReturn(aReturn(sent?.url ?? ''))).toMatchObject({ outcome: 'complete', signed: false });
    expect(cint.verifyCallback(aGet(sent?.url ?? ''))).toEqual({ kind: 'refused', reason: 'forged' });
  });
});
