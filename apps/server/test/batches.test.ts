// Messages that say several things at once: each is applied or stored, and then all of it is acknowledged.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#store/engine/database.ts';
import { checkBooks } from '#store/money/books.ts';
import { auditSettlements } from '#surveys/settle/audit.ts';
import { noon } from './support/clock.ts';
import {
  countsOf,
  handMade,
  mac,
  postTo,
  type Said,
  sentTo,
  setAsideOf,
} from './support/hand-made-supplier.ts';
import type { Person } from './support/qualification.ts';
import { joinServer, type TestServer } from './support/server.ts';
import { aScene, balancesOf, clickOf, startSupplierServer } from './support/survey-clicks.ts';

const batching = handMade('batching', { sendsBatches: true });
const single = handMade('single');
const suppliers = new Map([batching, single].map((supplier) => [supplier.id, supplier]));

let server: TestServer;
let alice: Person;
beforeAll(async () => {
  server = await startSupplierServer({ suppliers });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.now = noon;
  ({ alice } = await aScene(server));
});
afterEach(async () => {
  expect(await checkBooks(server.database.db)).toEqual([]);
  expect(await auditSettlements(server.database.db)).toEqual([]);
});

/** A few at a time: hundreds at once would wait for a connection longer than a query may. */
async function clicks(count: number): Promise<string[]> {
  const cids: string[] = [];
  while (cids.length < count) {
    const length = Math.min(10, count - cids.length);
    cids.push(...(await Promise.all(Array.from({ length }, () => sentTo(server, alice, batching)))));
  }
  return cids;
}
const complete = (cid: string): Said => ({ cid, code: 'C', transaction: `t-${cid}` });
const asidesSince = async (from: number) => (await setAsideOf(server, batching.id)).slice(from);

describe('a batch', () => {
  it('SV-04 SV-06 is applied item by item; what cannot be is stored, each by itself, and all is acknowledged', async () => {
    const [one, two, three] = await clicks(3);
    if (!one || !two || !three) throw new Error('No clicks');
    const already = await setAsideOf(server, batching.id);
    const said: Said[] = [
      complete(one),
      { cid: 'nobodys', code: 'C', transaction: 'n-1' },
      complete(two),
      { cid: two, code: 'C' },
      { test: true },
      { cid: 'nobodys', code: 'S', transaction: 'n-2' },
      { cid: three, code: 'S', transaction: `t-${one}` },
      { cid: three, code: 'S', transaction: `t-${three}` },
    ];
    for (const times of [1, 2]) {
      const answer = await postTo(server, batching.id, said);
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'received' }]);
      expect(await asidesSince(already.length)).toMatchObject([
        { kind: 'unknown_click', transaction: 'n-1', body: expect.stringContaining('"n-1"'), times },
        { kind: 'unreadable', transaction: null, body: JSON.stringify({ cid: two, code: 'C' }), times },
        { kind: 'unknown_click', transaction: 'n-2', body: expect.stringContaining('"n-2"'), times },
        { kind: 'conflict', transaction: `t-${one}`, click: three, times },
      ]);
    }
    const states = await Promise.all(
      [one, two, three].map(async (cid) => (await clickOf(server, cid)).state),
    );
    expect(states).toEqual(['complete', 'complete', 'screen_out']);
    expect(await balancesOf(server, alice)).toEqual({ user: 1000n });
    expect(await countsOf(server, batching.id)).toEqual({
      ...{ reports: 3, completes: 2, unknown_click: 4, unreadable: 2, conflict: 2 },
    });
  });

  it('SV-04 may say a claim and its reversal, in either order, and pays neither', async () => {
    const [cid] = await clicks(1);
    const claim = complete(cid ?? '');
    const back: Said = { ...claim, code: 'S', transaction: `r-${cid}`, reverses: `t-${cid}` };
    expect((await postTo(server, batching.id, [back, claim])).status).toBe(200);
    expect(await balancesOf(server, alice)).toEqual({});
  });

  it('SV-04 of a hundred is settled on two nodes at once, each once', async () => {
    const cids = await clicks(100);
    const said = cids.map(complete);
    const padded = `${JSON.stringify(said)}${' '.repeat(100_000)}`;
    const second = await joinServer(server, { suppliers });
    const answers = await Promise.all([server, second].map((node) => postTo(node, batching.id, padded)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await balancesOf(server, alice)).toEqual({ user: 50_000n });
    await second.stop();
  });

  it('SV-04 of 1,200, claims and what takes them back, is applied whole', async () => {
    const claims = (await clicks(600)).map(complete);
    const backs = claims.slice(1).map((claim) => ({
      ...{ ...claim, code: 'S', transaction: `r-${claim.cid}` },
      ...(claim.transaction && { reverses: claim.transaction }),
    }));
    expect((await postTo(server, batching.id, [...backs, ...claims])).status).toBe(200);
    expect(await balancesOf(server, alice)).toEqual({ user: 500n });
  });

  it('SV-06 of more than 10,000 is set aside as a whole, and nothing of it is applied', async () => {
    const [cid = ''] = await clicks(1);
    const already = await setAsideOf(server, batching.id);
    const others = Array.from({ length: 10_000 }, (_, n) => ({ ...complete('c'), transaction: `many-${n}` }));
    const said = [complete(cid), ...others];
    expect((await postTo(server, batching.id, said)).status).toBe(422);
    expect(await asidesSince(already.length)).toMatchObject([
      { kind: 'unreadable', body: JSON.stringify(said) },
    ]);
    expect((await clickOf(server, cid)).state).toBe('started');
  });

  it('SV-06 may have 1 MiB, and only where its sender sends batches', async () => {
    const long = (bytes: number) => `[${' '.repeat(bytes - 2)}]`;
    expect((await postTo(server, batching.id, long(1024 * 1024))).status).toBe(200);
    expect((await postTo(server, batching.id, long(1024 * 1024 + 1))).status).toBe(413);
    expect((await postTo(server, single.id, long(64 * 1024))).status).toBe(200);
    expect((await postTo(server, single.id, long(64 * 1024 + 1))).status).toBe(413);
    expect((await postTo(server, 'nobody', long(64 * 1024 + 1))).status).toBe(413);
  });

  it('SV-06 that does not say how long it is is read no further, either', async () => {
    const body = `[${' '.repeat(70_000)}]`;
    const parts = new Blob([body]).stream();
    const sent = { method: 'POST', body: parts, headers: { 'x-mac': mac(body) }, duplex: 'half' } as const;
    expect((await fetch(`${server.url}/callbacks/${single.id}`, sent)).status).toBe(413);
  });

  it('SV-04 is not acknowledged without a database: 503, and it comes again', async () => {
    const nowhere = openDatabase(
      { connectionString: 'postgres://nobody@127.0.0.1:1/none' },
      { warn: () => {} },
    );
    const blind = await startSupplierServer({ suppliers, callbackDatabase: nowhere });
    const answer = await postTo(blind, batching.id, [complete('a'), complete('b')]);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    const unreadable = await postTo(blind, batching.id, [{ cid: 'a' }, { cid: 'b' }]);
    expect(unreadable.status).toBe(503);
    await blind.stop();
    await nowhere.close();
  });
});
