import { afterAll, describe, expect, it } from 'vitest';
import { startAnsweringServer } from '#testing/configured/answering-server.ts';
import { openSmall } from '#testing/configured/small-account.ts';

const server = await startAnsweringServer();
afterAll(() => server.close());
const signal = new AbortController().signal;
const opened = (change: object = {}) => openSmall(change, server.base);

describe('SV-01 corrections that are asked for', () => {
  it('SV-01 take back what was claimed, whichever came first, and begin anew after the end', async () => {
    const supplier = opened({
      reconcile: {
        ...{ poll: { request: { method: 'GET', path: '/corrections' }, paging: 'none' }, items: '/rows' },
        ...{ click: '/click', transaction: '/tx', code: '/code' },
      },
    });
    const rows = [{ click: 'c1', tx: 't1', code: 'S' }, { click: 'c2', tx: 't2', code: 'C' }, {}];
    server.willAnswer({ rows }, { rows: [] });
    const page = await supplier.laterOutcomes?.(null, signal);
    expect(page?.outcomes).toMatchObject([
      { content: { cid: 'c1', transaction: 't1:r:S', reverses: 't1', outcome: 'screen_out' } },
      { content: { cid: 'c1', transaction: 't1:corrected:r:S', reverses: 't1:corrected' } },
      { content: { cid: 'c2', transaction: 't2:corrected', reverses: null, outcome: 'complete' } },
      { kind: 'unreadable', part: '{}' },
    ]);
    expect(await supplier.laterOutcomes?.(page?.cursor ?? '', signal)).toMatchObject({
      outcomes: [],
      complete: true,
    });
  });
});
