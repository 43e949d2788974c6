// Our side of Dynata against its stand-in, each written from Dynata's documents alone: the queue, a link in, the messages back.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dynataKind } from '#adapters/suppliers/dynata/kind.ts';
import type { InventorySupplier } from '#ports/supplier.ts';
import { aCallback, aReturn } from '#testing/messages.ts';
import { startStandIn } from './support/outside/stand-in.ts';

const signal = new AbortController().signal;
const received: { url: string; headers: IncomingHttpHeaders; body: string }[] = [];
const product = createServer(async (request, response) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  received.push({
    url: request.url ?? '',
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  });
  response.writeHead(200).end();
});

describe('Dynata', () => {
  let standIn: Awaited<ReturnType<typeof startStandIn>>;
  let supplier: InventorySupplier;
  beforeAll(async () => {
    await new Promise<void>((listening) => product.listen(0, '127.0.0.1', listening));
    standIn = await startStandIn('dynata', `http://127.0.0.1:${(product.address() as AddressInfo).port}`);
    supplier = open();
  });
  afterAll(async () => {
    await standIn.stop();
    product.close();
  });
  beforeEach(() => {
    received.length = 0;
  });

  const open = (secrets: object = {}) =>
    dynataKind.open({
      ...{ id: 'dynata', name: 'Dynata' },
      settings: { registry: standIn.url, gateway: standIn.url, discloses: ['gender', 'birth_date'] },
      secrets: {
        ...{ access_key: standIn.key('access_key'), secret_keys: [standIn.key('secret_key')] },
        return_access_key: standIn.key('return_access_key'),
        return_secret_keys: [standIn.key('return_secret_key')],
        ...secrets,
      },
    });
  const read = () => supplier.feed.read(null, signal);
  const readAll = async () => {
    await standIn.control('queue', { way: 'notify of all' });
    return read();
  };

  it('SV-01 gives its queue, and again until a page is acknowledged', async () => {
    const page = await read();
    expect(page).toMatchObject({ complete: false, unread: [] });
    expect(page.surveys.length).toBeGreaterThan(10);
    expect(page.surveys[0]).toMatchObject({ country: 'US', language: 'en', payout_micros: 770_000n });
    const refs = page.surveys.map(({ ref }) => ref);

    expect(await read()).toMatchObject({ surveys: [], complete: true });
    await standIn.control('queue', { way: 'show hidden' });
    const again = await read();
    expect(again.surveys.map(({ ref }) => ref)).toEqual(refs);
    await again.acknowledge?.(signal);
    await standIn.control('queue', { way: 'show hidden' });
    expect(await read()).toMatchObject({ surveys: [], closed: [], complete: true });
    expect(await standIn.control('queue', { way: 'count' })).toEqual({ waiting: 0 });
  });

  it('SV-01 brings what changes: prices, closed ones, full ones, and what cannot be read', async () => {
    const page = await readAll();
    await page.acknowledge?.(signal);
    const [dearer, closed, full, odd] = page.surveys.map(({ ref }) => ref);
    const change = (id: string | undefined, change: string) =>
      standIn.control('change', { id: `${id}`, change });
    await change(dearer, 'raise price');
    await change(closed, 'pause');
    await change(full, 'fill quotas');
    await change(odd, 'malform');
    const changed = await read();
    expect(changed.surveys).toMatchObject([{ ref: dearer, payout_micros: 960_000n }]);
    expect([...changed.closed].sort()).toEqual([closed, full, odd].sort());
    expect(changed.unread).toMatchObject([{ ref: odd, reason: expect.stringMatching(/^locale: /) }]);
    await changed.acknowledge?.(signal);
    expect(await standIn.control('queue', { way: 'count' })).toEqual({ waiting: 0 });

    for (const id of [closed, odd]) await change(id, 'open');
    await change(full, 'empty quotas');
    expect((await read()).surveys).toHaveLength(3);
  });

  it('SV-01 with an answer that breaks off loses nothing', async () => {
    await standIn.control('queue', { way: 'notify of all' });
    await standIn.control('fault', { fault: 'broken' });
    await expect(read()).rejects.toThrow(/not JSON/);
    await standIn.control('fault', { fault: 'none' });
    expect((await read()).surveys.length).toBeGreaterThan(10);
  });

  it('SV-06 gives nothing to a stranger', async () => {
    const stranger = open({ secret_keys: ['not the secret'] });
    await expect(stranger.feed.read(null, signal)).rejects.toThrow(/401/);
  });

  const enter = async (cid: string, person: string) => {
    const { surveys } = await readAll();
    const survey = surveys.find(({ ref }) => ref === '13100');
    const link = supplier.entryLink({
      ...{ cid, person, surveyRef: '13100', country: 'US', returnUrl: '' },
      link: survey?.entry_link ?? null,
      disclosed: { gender: 'female', birth_date: '1990-02-03' },
    });
    expect(supplier.redirectHosts).toContain(new URL(link).host);
    const page = await fetch(link);
    return { status: page.status, page: await page.text() };
  };
  const finish = async (page: string, choice: string) => {
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const answer = await fetch(new URL(action, standIn.url), {
      ...{ method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' },
    });
    return answer.headers.get('location') ?? '';
  };
  const said = ({ url, headers, body }: (typeof received)[number]) =>
    supplier.verifyCallback(aCallback({ url, headers, body }));

  it.each([
    ['1.0', 'complete', 1],
    ['1.1', 'partial', 1],
    ['2.2', 'screen_out', 1],
    ['3.1', 'quota_full', 1],
    ['5.10', 'quota_full', 1],
    ['5.2', 'quality', 2],
    ['5.3', 'security', 2],
    ['9.9', 'error', 1],
  ])(
    'SV-06 a respondent comes in, ends with %s, and both messages say %s',
    async (code, outcome, reports) => {
      const cid = `click-${code.replace('.', '_')}`;
      const { status, page } = await enter(cid, `person of ${code}`);
      expect([status, received]).toEqual([200, []]);
      const back = supplier.parseReturn(aReturn(await finish(page, code)));
      expect(back).toMatchObject({ cid, outcome, rawCode: code, signed: true });
      expect(received).toHaveLength(1);
      const [callback] = received.map(said);
      expect(callback).toMatchObject({
        kind: 'genuine',
        items: Array.from({ length: reports }, () => ({ content: { cid, outcome, rawCode: code } })),
      });
    },
  );

  it('SV-06 whoever comes again is sent back as a duplicate', async () => {
    await finish((await enter('first', 'somebody')).page, '2.1');
    await enter('second', 'somebody');
    expect(received.map(said).at(1)).toMatchObject({
      items: [{ content: { cid: 'second', outcome: 'duplicate' } }],
    });
  });

  it.each([
    ['once', ['genuine']],
    ['twice', ['genuine', 'genuine']],
    ['late', ['refused']],
    ['forged', ['refused']],
    ['unsigned', ['refused']],
  ])('SV-06 callbacks that come %s are %j', async (manner, kinds) => {
    await standIn.control('callback', { cid: 'c-1', code: '5.4', manner });
    expect(received.map((message) => said(message).kind)).toEqual(kinds);
  });
});
