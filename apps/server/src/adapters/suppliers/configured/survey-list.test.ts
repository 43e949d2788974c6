import { afterAll, describe, expect, it } from 'vitest';
import { CursorExpired, SupplierUnavailable } from '#ports/feed.ts';
import { startAnsweringServer } from '#testing/configured/answering-server.ts';
import { openSmall, small, survey } from '#testing/configured/small-account.ts';

const server = await startAnsweringServer();
afterAll(() => server.close());
const signal = new AbortController().signal;
const opened = (change: object = {}) => openSmall(change, server.base);

describe('SV-01 a configured list of surveys', () => {
  it('SV-01 is asked for as the settings say, and becomes surveys and rows that were set aside', async () => {
    server.willAnswer({ surveys: [survey, { ...survey, id: 8, cents: 'free' }, 'nonsense'] });
    const page = await opened().feed.read(null, signal);
    expect(server.asked).toMatchObject([{ method: 'GET', url: '/surveys', headers: { 'x-key': 'key' } }]);
    expect(page.surveys).toEqual([
      {
        ...{ ref: '7', country: 'DE', language: 'de', devices: ['desktop'], topic: null, loi_seconds: 150 },
        ...{ payout_micros: 1_250_000n, targeting: { clauses: [] }, quotas: [] },
        said: { conversion: 0.57, entrants: null, completes: null, out_seconds: null },
        quota_rule: 'none_full',
      },
    ]);
    expect(page.unread).toMatchObject([
      { ref: '8', reason: 'payout: it is no amount of money; payout: it pays nothing' },
      { ref: null, reason: 'ref: it is missing' },
    ]);
    expect(page).toMatchObject({ closed: [], complete: true });
    await expect(opened().feed.read(page.cursor, signal)).rejects.toThrow(CursorExpired);
  });

  const told = { in: 310, done: 130, out: 2.5 };
  const none = { entrants: null, completes: null, out_seconds: null };

  it.each<[string, object, object | null]>([
    ['a share and its counts', told, { conversion: 0.57, entrants: 310, completes: 130, out_seconds: 150 }],
    ['counts alone', { ...told, rate: null }, { ...{ entrants: 310, completes: 130 }, out_seconds: 150 }],
    ['a share alone', {}, { conversion: 0.57, ...none }],
    ['0 for a new survey', { rate: 0, in: 0, done: 0, out: 0 }, null],
    ['nothing', { rate: undefined }, null],
  ])('SV-01 OD-01 keeps the supplier’s word: %s', async (_, change, said) => {
    const counts = { entrants: '/in', completes: '/done', out_seconds: ['/out', 60] };
    server.willAnswer({ surveys: [{ ...survey, ...change }] });
    const page = await opened({ map: { ...small.map, ...counts } }).feed.read(null, signal);
    const [{ said: kept } = { said: undefined }] = page.surveys;
    if (said === null) expect(kept).toBeNull();
    else expect(kept).toMatchObject(said);
  });

  it.each([
    ['a share', { rate: 157 }, 'conversion: it is no number from 0 to 1'],
    ['a count', { in: -1 }, 'entrants: it is no number from 0 to 1000000000'],
  ])('SV-01 sets a row aside whose word has no sense: %s', async (_, change, reason) => {
    server.willAnswer({ surveys: [{ ...survey, ...change }] });
    const page = await opened({ map: { ...small.map, entrants: '/in' } }).feed.read(null, signal);
    expect(page.unread).toMatchObject([{ ref: '7', reason }]);
  });

  it('SV-01 comes in pages, with the place in the request', async () => {
    const supplier = opened({
      paging: { kind: 'cursor', next: '/next', size: 1 },
      request: {
        method: 'POST',
        path: '/surveys',
        body: { limit: '{size}', after: '{cursor}', by: 'p{size}' },
      },
    });
    server.willAnswer({ surveys: [survey], next: 'b' }, { surveys: [] });
    const first = await supplier.feed.read(null, signal);
    expect(first.complete).toBe(false);
    expect((await supplier.feed.read(first.cursor, signal)).complete).toBe(true);
    expect(server.asked.map(({ body }) => JSON.parse(body))).toEqual([
      { limit: 1, by: 'p1' },
      { limit: 1, after: 'b', by: 'p1' },
    ]);
  });

  it('SV-01 as a queue is acknowledged once it is stored, and names what is closed', async () => {
    const supplier = opened({
      paging: {
        ...{ kind: 'queue', id: '/id', size: 2 },
        acknowledge: { method: 'POST', path: '/ack', body: { ids: '{ids}' } },
      },
      closed_unless: { '/state': 'OPEN' },
    });
    server.willAnswer(
      {
        surveys: [
          { ...survey, state: 'OPEN' },
          { ...survey, id: 8, state: 'SHUT' },
        ],
      },
      {},
    );
    const page = await supplier.feed.read(null, signal);
    expect(supplier.feed.kind).toBe('queue');
    expect(page).toMatchObject({ surveys: [{ ref: '7' }], closed: ['8'], complete: false });
    expect(server.asked).toHaveLength(1);
    await page.acknowledge?.(signal);
    expect(server.asked[1]).toMatchObject({ url: '/ack', body: '{"ids":["7","8"]}' });
  });

  it('SV-01 is completed by a request for each row', async () => {
    const map = { ...small.map, payout: '/detail/price' };
    server.willAnswer({ surveys: [survey] }, { price: 200 });
    const page = await opened({ map, detail: { method: 'GET', path: '/surveys/{ref}' } }).feed.read(
      null,
      signal,
    );
    expect(server.asked[1]?.url).toBe('/surveys/7');
    expect(page.surveys).toMatchObject([{ payout_micros: 2_000_000n }]);
  });

  it('SV-01 without the list is no answer', async () => {
    server.willAnswer({ error: 'maintenance' });
    await expect(opened().feed.read(null, signal)).rejects.toThrow(SupplierUnavailable);
  });
});
