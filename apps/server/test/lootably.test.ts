// Lootably as its stand-in plays it: a catalogue, the way into an offer, postbacks and chargebacks.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lootablyKind } from '#adapters/suppliers/lootably/kind.ts';
import { CursorExpired, SupplierUnavailable } from '#ports/feed.ts';
import type { OfferNetwork } from '#ports/offer-network.ts';
import { aGet } from '#testing/messages.ts';
import { type Behaviour, type Receiver, startReceiver } from '#testing/receiver.ts';
import { type StandInProcess, startStandIn } from './support/outside/stand-in.ts';

const { signal } = new AbortController();

const says =
  (text: string): Behaviour =>
  (response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end(text);

describe('SV-01 the stand-in of Lootably', () => {
  let standIn: StandInProcess;
  let product: Receiver;
  let network: OfferNetwork;

  beforeAll(async () => {
    product = await startReceiver(says('1'));
    standIn = await startStandIn('lootably', new URL(product.url).origin);
    network = opened();
  });
  afterAll(() => Promise.all([standIn.stop(), product.stop()]));

  const opened = (api_key = standIn.key('api')) =>
    lootablyKind.open({
      ...{ id: 'lootably', name: 'Lootably' },
      settings: {
        ...{ base: `${standIn.url}/api/v2`, placement_id: 'stand-in', link_hosts: [standIn.host] },
      },
      secrets: { api_key, postback_secrets: [standIn.key('postback')] },
    });

  async function reach(offerRef: string, goal: string): Promise<void> {
    const { offers } = await network.readCatalogue(null, signal);
    const link = offers.find(({ ref }) => ref === offerRef)?.link ?? null;
    const address = network.trackingLink({
      ...{ click: 'c', offerRef, link, person: 'person 1', platform: 'desktop' },
    });
    await fetch(address, {
      ...{ method: 'POST', body: new URLSearchParams({ choice: goal }), redirect: 'manual' },
    });
  }

  const last = () => network.verifyEvent(aGet(product.received.at(-1)?.target ?? ''));
  const said = (content: object) => ({
    kind: 'genuine',
    items: [
      {
        kind: 'readable',
        content: { occurred_at: null, reverses: null, ...content },
      },
    ],
  });

  it('SV-01 lists offers; what cannot be promised has a reason', async () => {
    const page = await network.readCatalogue(null, signal);
    expect(page.offers.map(({ ref, milestones }) => [ref, milestones.map((one) => one.event_ref)])).toEqual([
      ['LOOT-1', ['conversion']],
      ['LOOT-2', ['install', 'level-10', 'level-30']],
    ]);
    expect(page.unread.map(({ ref, reason }) => [ref, reason])).toEqual([
      ['LOOT-3', expect.stringContaining('not known')],
      ['LOOT-4', expect.stringContaining('country')],
    ]);
    await expect(network.readCatalogue('whole', signal)).rejects.toThrow(CursorExpired);
    await expect(opened('a wrong key').readCatalogue(null, signal)).rejects.toThrow(SupplierUnavailable);
  });

  it('SV-04 reports a goal, takes it back, and repeats itself', async () => {
    await reach('LOOT-2', 'level-10');
    const click = { person: 'person 1', offerRef: 'LOOT-2' };
    const earned = said({ transaction: 'loot-tx-1', event_ref: 'level-10', click });
    expect(last()).toEqual(earned);
    await standIn.control('repeat', { transaction: 'loot-tx-1' });
    expect(last()).toEqual(earned);
    await standIn.control('chargeback', { transaction: 'loot-tx-1' });
    expect(last()).toEqual(
      said({ transaction: 'loot-tx-1:0', event_ref: 'level-10', click, reverses: 'loot-tx-1' }),
    );
    await standIn.control('forge', { transaction: 'loot-tx-1' });
    expect(last()).toEqual({ kind: 'refused', reason: 'forged' });
  });

  it('SV-04 reports an offer without goals, again where it is not answered with 1', async () => {
    product.behave(says('{"status":"received"}'));
    await reach('LOOT-1', '');
    product.behave(says(network.acknowledgement?.body ?? ''));
    const before = product.received.length;
    await standIn.control('resend');
    await standIn.control('resend');
    expect(product.received.length).toBe(before + 1);
    expect(last()).toMatchObject({ items: [{ content: { event_ref: 'conversion' } }] });
  });
});
