// Our side of BitLabs against its stand-in, each written from BitLabs' documents alone: the list in pages, a link out, and
// postbacks of each state.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bitlabsKind } from '#adapters/suppliers/bitlabs/kind.ts';
import type { OfferNetwork } from '#ports/offer-network.ts';
import { aGet } from '#testing/messages.ts';
import { startStandIn } from './support/outside/stand-in.ts';

const { signal } = new AbortController();

describe('BitLabs', () => {
  let standIn: Awaited<ReturnType<typeof startStandIn>>;
  let bitlabs: OfferNetwork;
  beforeAll(async () => {
    // Nobody listens there: what is sent is read from the stand-in's page.
    standIn = await startStandIn('bitlabs', 'http://127.0.0.1:9');
    bitlabs = open();
  });
  afterAll(() => standIn.stop());

  const open = (apiKey = standIn.key('api')) =>
    bitlabsKind.open({
      ...{ id: 'bitlabs', name: 'BitLabs' },
      settings: { api_url: standIn.url, redirect_hosts: [standIn.host], page_size: 2 },
      secrets: { api_key: apiKey, app_secrets: [standIn.key('secret')] },
    });

  it('SV-01 lists its offers page by page', async () => {
    const pages = [await bitlabs.readCatalogue(null, signal)];
    for (let last = pages[0]; last && !last.complete; last = pages.at(-1))
      pages.push(await bitlabs.readCatalogue(last.cursor, signal));
    expect(pages.map(({ offers }) => offers.map(({ ref }) => ref))).toEqual([
      ['671301', '671302'],
      ['671303', '671304'],
      [],
    ]);
    expect(pages.at(-1)).toMatchObject({ closed: ['671309'], unread: [{ ref: '671309' }] });
    expect(pages[0]?.offers[0]).toMatchObject({
      ...{ name: 'Harbour Tycoon', category: 'game', countries: ['US'], time_limit_minutes: 43_200 },
      milestones: [
        { event_ref: '6713010', payout_micros: 400_000n },
        { event_ref: '6713011', payout_micros: 3_750_000n },
      ],
    });
  });

  it('SV-01 begins anew after a whole list', async () => {
    await expect(bitlabs.readCatalogue('whole', signal)).rejects.toThrow('whole list');
  });

  it('SV-06 gives nothing to a stranger', async () => {
    await expect(open('another-token').readCatalogue(null, signal)).rejects.toThrow(/401/);
  });

  const play = async (person: string, task: string, state: string) => {
    const { offers } = await bitlabs.readCatalogue(null, signal);
    const link = offers[0]?.link ?? null;
    const address = bitlabs.trackingLink({
      ...{ click: 'ours', offerRef: '671301', person, platform: 'android', link },
    });
    expect(bitlabs.redirectHosts).toContain(new URL(address).host);
    const page = await (await fetch(address)).text();
    expect(page).toContain(`${task} ${state}`);
    await fetch(address, { method: 'POST', body: new URLSearchParams({ choice: `${task} ${state}` }) });
    return await last();
  };
  const last = async () => {
    const sent = (await standIn.exchanges()).findLast(({ direction }) => direction === 'sent');
    return bitlabs.verifyEvent(aGet(sent?.url ?? ''));
  };
  const event = (transaction: string, person: string, reverses: string | null = null) => ({
    kind: 'genuine',
    items: [
      {
        kind: 'readable',
        content: { transaction, click: { person, offerRef: '671301' }, event_ref: '6713010', reverses },
      },
    ],
  });

  it('SV-04 sends each state of a task under one transaction', async () => {
    expect(await play('mia', '6713010', 'PENDING')).toMatchObject({ items: [{ kind: 'ignored' }] });
    expect(await play('mia', '6713010', 'COMPLETED')).toMatchObject(event('o1:COMPLETED', 'mia'));
    const taken = event('o1:RECONCILED', 'mia', 'o1:COMPLETED');
    expect(await play('mia', '6713010', 'RECONCILED')).toMatchObject(taken);
    await standIn.control('repeat');
    expect(await last()).toMatchObject(taken);
  });

  it('SV-04 takes back with a transaction of its own, where it has no states', async () => {
    await standIn.control('stateful', { stateful: 'no' });
    expect(await play('noah', '6713010', 'COMPLETED')).toMatchObject(event('o2:COMPLETED', 'noah'));
    expect(await play('noah', '6713010', 'RECONCILED')).toMatchObject(
      event('or2:RECONCILED', 'noah', 'o2:COMPLETED'),
    );
    await standIn.control('stateful', { stateful: 'yes' });
  });

  it('SV-06 sends what testers forge, which is refused', async () => {
    await play('mia', '6713011', 'COMPLETED');
    await standIn.control('forge');
    expect(await last()).toEqual({ kind: 'refused', reason: 'forged' });
  });
});
