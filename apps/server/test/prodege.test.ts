// Prodege as its stand-in plays it: a list, the way into a survey and back, reconciliations.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prodegeKind } from '#adapters/suppliers/prodege/kind.ts';
import { CursorExpired, SupplierUnavailable } from '#ports/feed.ts';
import type { InventorySupplier, SupplierSurvey } from '#ports/supplier.ts';
import { aCallback, aReturn } from '#testing/messages.ts';
import { answers, type Receiver, startReceiver } from '#testing/receiver.ts';
import { type StandInProcess, startStandIn } from './support/outside/stand-in.ts';

const { signal } = new AbortController();

describe('SV-01 the stand-in of Prodege', () => {
  let standIn: StandInProcess;
  let product: Receiver;
  let supplier: InventorySupplier;

  beforeAll(async () => {
    product = await startReceiver(answers(200));
    standIn = await startStandIn('prodege', new URL(product.url).origin);
    supplier = opened();
  });
  afterAll(() => Promise.all([standIn.stop(), product.stop()]));

  const opened = (secret = standIn.key('secret')) =>
    prodegeKind.open({
      ...{ id: 'prodege', name: 'Prodege' },
      settings: { base: standIn.url, entry_hosts: [standIn.host], discloses: ['gender'] },
      secrets: { api_key: standIn.key('api'), secret_keys: [secret] },
    });

  const read = () => supplier.feed.read(null, signal);

  async function surveyNamed(ref: string): Promise<SupplierSurvey> {
    const survey = (await read()).surveys.find((one) => one.ref === ref);
    if (!survey) throw new Error(`There is no survey ${ref}`);
    return survey;
  }

  const linkInto = ({ ref, country, entry_link }: SupplierSurvey, cid: string) =>
    supplier.entryLink({
      ...{ cid, surveyRef: ref, country, link: entry_link ?? null, person: 'person 1' },
      ...{ disclosed: { gender: 'female' }, returnUrl: `${new URL(product.url).origin}/return/prodege` },
    });

  /** Goes in, and ends as chosen; resolves to the address that the browser is sent to. */
  async function walk(link: string, choice: string): Promise<string> {
    const page = await (await fetch(link)).text();
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const end = await fetch(new URL(action, standIn.url), {
      ...{ method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' },
    });
    return end.headers.get('location') ?? '';
  }

  const returned = (address: string) => supplier.parseReturn(aReturn(address));

  it('SV-01 lists surveys; what cannot be used has a reason', async () => {
    const page = await read();
    expect(page.surveys.map(({ ref }) => ref)).toEqual([
      '53160001',
      '53160002',
      '53160003:US',
      '53160003:DE',
    ]);
    expect(page.surveys[1]).toMatchObject({
      ...{ quota_rule: 'one_open', payout_micros: 2_400_000n },
      quotas: [
        { ref: '2', remaining: 45, targeting: { min_age: 18, max_age: 99, genders: ['female'] } },
        { ref: '3', remaining: 40, targeting: { min_age: 18, max_age: 99, genders: ['male', 'other'] } },
        { ref: '4', remaining: 0, targeting: { min_age: 75, max_age: 99 } },
      ],
    });
    expect(page.unread).toMatchObject([{ ref: '53160005', reason: expect.stringContaining('invited') }]);
    expect(page.complete).toBe(true);
  });

  it('SV-01 refuses what another secret has signed, and has whole lists only', async () => {
    await expect(opened('a wrong secret').feed.read(null, signal)).rejects.toThrow(SupplierUnavailable);
    await expect(supplier.feed.read('whole', signal)).rejects.toThrow(CursorExpired);
  });

  it.each([
    ['1', 'complete'],
    ['2', 'quota_full'],
    ['3', 'screen_out'],
    ['4', 'quality'],
    ['3.17', 'duplicate'],
    ['2.30', 'quota_full'],
    ['4.33', 'security'],
    ['3.41', 'screen_out'],
  ])('SV-06 sends back %s as %s, signed', async (code, outcome) => {
    const address = await walk(linkInto(await surveyNamed('53160003:DE'), 'c0ffee'), code);
    expect(returned(address)).toEqual({
      ...{ cid: 'c0ffee', outcome, rawCode: code, signed: true },
      transaction: expect.stringMatching(/^\d+$/),
    });
  });

  it('SV-06 lets nobody in whose link was changed', async () => {
    const link = linkInto(await surveyNamed('53160001'), 'c1');
    expect((await fetch(link)).status).toBe(200);
    expect((await fetch(link.replace('projectid=53160001', 'projectid=53160002'))).status).toBe(400);
  });

  it('SV-06 settles no click that was exchanged on the way in', async () => {
    const link = linkInto(await surveyNamed('53160001'), 'c1');
    expect(returned(await walk(link, '1'))).toMatchObject({ cid: 'c1', signed: true });
    const address = await walk(link.replace('cid=c1', 'cid=c2'), '1');
    expect(returned(address)).toMatchObject({ cid: 'c2', outcome: 'complete', signed: false });
  });

  it('SV-06 settles nothing by a return whose status was changed', async () => {
    const address = await walk(linkInto(await surveyNamed('53160001'), 'c3'), '3');
    const { transaction = '' } = returned(address) ?? {};
    const { url } = (await standIn.control('forged-return', { transid: transaction })) as { url: string };
    expect(returned(url)).toMatchObject({ cid: 'c3', outcome: 'complete', signed: false });
  });

  it('SV-04 sends reconciliations until they are received, whole', async () => {
    const survey = await surveyNamed('53160001');
    const addresses = [await walk(linkInto(survey, 'c4'), '1'), await walk(linkInto(survey, 'c5'), '1')];
    const transids = addresses.map((address) => returned(address)?.transaction ?? '');
    product.behave(answers(500));
    await standIn.control('reconcile', { transids: transids.join(','), newstatus: '4' });
    product.behave(answers(200));
    await standIn.control('resend');
    await standIn.control('repeat');
    await standIn.control('forge');
    const [first, again, repeated, forged] = product.received.slice(-4);
    expect([again?.body, repeated?.body]).toEqual([first?.body, first?.body]);
    const [one, other] = transids;
    expect(supplier.verifyCallback(aCallback({ body: first?.body ?? '' }))).toMatchObject({
      kind: 'genuine',
      items: [
        { content: { cid: 'c4', outcome: 'quality', transaction: `${one}:r:4`, reverses: one } },
        { content: { cid: 'c4', reverses: `${one}:corrected` } },
        { content: { cid: 'c5', outcome: 'quality', transaction: `${other}:r:4`, reverses: other } },
        { content: { cid: 'c5', reverses: `${other}:corrected` } },
      ],
    });
    expect(supplier.verifyCallback(aCallback({ body: forged?.body ?? '' }))).toEqual({
      ...{ kind: 'refused', reason: 'forged' },
    });
  });
});
